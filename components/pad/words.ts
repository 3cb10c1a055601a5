import type { OrderWords } from '@/components/order/order-words';
import type { Words } from '@/lib/i18n/message-texts';

/** All texts of the pad: its own and those it shares with the bag. */
export type PadWords = {
  order: OrderWords;
  pad: Words<'pad.pad'>;
  paste: Words<'pad.paste'>;
  again: Words<'pad.again'>;
  others: Words<'pad.others'>;
};
