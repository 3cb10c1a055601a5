import type { OrderWords } from '@/components/order/order-words';
import type { Words } from '@/lib/i18n/words';

/** All texts of the pad: its own and those it shares with the bag. */
export type AllWords = {
  order: OrderWords;
  pad: Words<'pad.pad'>;
  paste: Words<'pad.paste'>;
  again: Words<'pad.again'>;
  others: Words<'pad.others'>;
};
