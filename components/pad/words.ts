import type { OrderWords } from '@/components/order/order-words';
import type { Words } from '@/lib/i18n/words';

/** All that the pad says: its own words and those it shares with the bag. */
export type AllWords = {
  order: OrderWords;
  pad: Words<'pad.pad'>;
  paste: Words<'pad.paste'>;
  again: Words<'pad.again'>;
  others: Words<'pad.others'>;
};
