import { getTranslations } from 'next-intl/server';
import type { RestockWords } from './restock-form';

/** What RestockForm says, for the server component above it. */
export async function getRestockWords(): Promise<RestockWords> {
  const t = await getTranslations('reviews');
  return t.raw('restock');
}
