import 'server-only';
import { getBuyWords } from '@/components/cart/buy-words';
import { getWords } from '@/lib/i18n/get-words';
import type { CardActionWords } from './words';

/** The words of `CardActions`, once for all cards of a page. */
export async function getCardActionWords(): Promise<CardActionWords> {
  return {
    heart: await getWords('wishList.heart'),
    quick: await getWords('cart.quick'),
    buy: await getBuyWords(),
    compare: await getWords('comparison.toggle'),
  };
}
