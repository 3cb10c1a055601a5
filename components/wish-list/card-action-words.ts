import 'server-only';
import { type BuyWords, getBuyWords } from '@/components/cart/buy-words';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Words } from '@/lib/i18n/message-texts';

/** The words of `CardActions`, once for all cards of a page. */
export async function getCardActionWords(): Promise<CardActionWords> {
  return {
    heart: await getMessageGroup('wishList.heart'),
    quick: await getMessageGroup('cart.quick'),
    buy: await getBuyWords(),
    compare: await getMessageGroup('comparison.toggle'),
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
