import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { BuyWords } from './words';

/** The words of `BuyButton`, for a page that hands them to the browser. */
export async function getBuyWords(): Promise<BuyWords> {
  const t = await getTranslations('cart');
  return { ...t.raw('buy'), problem: t.raw('problem') };
}
