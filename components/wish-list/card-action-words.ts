import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { BuyWords, CardActionWords } from '@/components/cart/words';

/** The words of `BuyButton`, for a page that hands them to the browser. */
export async function getBuyWords(): Promise<BuyWords> {
  const t = await getTranslations('cart');
  return { ...t.raw('buy'), problem: t.raw('problem') };
}

/** The words of `CardActions`, once for all cards of a page. */
export async function getCardActionWords(): Promise<CardActionWords> {
  const t = await getTranslations('cart');
  const wishes = await getTranslations('wishList');
  return { heart: wishes.raw('heart'), quick: t.raw('quick'), buy: await getBuyWords() };
}
