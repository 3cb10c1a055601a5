import type { Locale } from '@/lib/i18n/routing';
import { readCards } from './card-calls';
import type { ProductCard } from './catalogue-mappers';

/** In the browser: the cards of what the device remembers. None where they cannot be had: they are an extra. */
export async function listCards(locale: Locale, references: string[]): Promise<ProductCard[]> {
  const result = await readCards(locale, references);
  return result.ok ? result.data : [];
}
