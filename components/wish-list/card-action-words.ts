import 'server-only';
import { type BuyWords, getBuyWords } from '@/components/cart/buy-words';
import { getWords } from '@/lib/i18n/get-words';
import type { Words } from '@/lib/i18n/words';

/** The words of `CardActions`, once for all cards of a page. */
export async function getCardActionWords(): Promise<CardActionWords> {
  return {
    heart: await getWords('wishList.heart'),
    quick: await getWords('cart.quick'),
    buy: await getBuyWords(),
    compare: await getWords('comparison.toggle'),
  };
}

/** What `getCardActionWords` gives. */
export type CardActionWords = {
  heart: Words<'wishList.heart'>;
  quick: Words<'cart.quick'>;
  buy: BuyWords;
  /** Where cards can be compared. */
  compare?: Words<'comparison.toggle'>;
};
