import type { AnswerOf, BodyOf } from '@/contract/calls';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { type ProductCard, toProductCard } from './catalogue-mappers';

const address = '/api/public/portafolio/consultarTarjetas';

/** In the browser: the cards of what the device remembers. None where they cannot be had: they are an extra. */
export async function listCards(locale: Locale, references: string[]): Promise<ProductCard[]> {
  const body: BodyOf<'readCards'> = { idioma: locale, referencias: references };
  const result = await post<AnswerOf<'readCards'>>(address, body);
  return result.ok ? result.data.map((wire) => toProductCard(wire, locale)) : [];
}
