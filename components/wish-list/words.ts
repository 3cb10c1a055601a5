import type { BuyWords } from '@/components/cart/words';
import type { Words } from '@/lib/i18n/words';

/** What `getCardActionWords` gives. */
export type CardActionWords = {
  heart: Words<'wishList.heart'>;
  quick: Words<'cart.quick'>;
  buy: BuyWords;
  /** Where cards can be compared. */
  compare?: Words<'comparison.toggle'>;
};
