import type { OrderWords } from '@/components/order/words';
import type messages from '@/messages/es.json';
import type { DifferencesWords, TotalsWords } from '../words';

type Bag = typeof messages.bag;

export type PageWords = Bag['page'];
export type GroupWords = Bag['group'];
export type EditorWords = Bag['editor'];
export type CouponWords = Bag['coupon'];
export type SuggestionWords = Bag['suggestions'];

/** All that the bag says: its own words, those of the order and those of the checkout's sums. */
export type BagWords = {
  order: OrderWords;
  page: PageWords;
  group: GroupWords;
  editor: EditorWords;
  coupon: CouponWords;
  suggestions: SuggestionWords;
  totals: TotalsWords;
  differences: DifferencesWords;
};
