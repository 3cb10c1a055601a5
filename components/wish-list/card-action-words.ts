import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getBuyWords } from '@/components/cart/buy-words';
import type { CardActionWords } from './words';

/** The words of `CardActions`, once for all cards of a page. */
export async function getCardActionWords(): Promise<CardActionWords> {
  const t = await getTranslations('cart');
  const wishes = await getTranslations('wishList');
  return { heart: wishes.raw('heart'), quick: t.raw('quick'), buy: await getBuyWords() };
}
