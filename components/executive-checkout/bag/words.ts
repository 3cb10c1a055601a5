import type { OrderWords } from '@/components/order/order-words';
import type { Words } from '@/lib/i18n/message-texts';

/** All texts of the bag: its own, those of the order and those of the checkout's totals. */
export type OrderBagWords = {
  order: OrderWords & { reasons: Words<'checkout.remarks'> };
  page: Words<'bag.page'>;
  group: Words<'bag.group'>;
  editor: Words<'bag.editor'>;
  coupon: Words<'bag.coupon'>;
  suggestions: Words<'bag.suggestions'>;
  totals: Words<'checkout.totals'>;
  differences: Words<'checkout.differences'>;
};
