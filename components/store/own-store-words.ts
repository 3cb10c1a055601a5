import type { FailureWords } from '@/components/order/failure-note';
import type { Words } from '@/lib/i18n/words';

export type OwnStoreWords = {
  own: Words<'store.own'>;
  page: Words<'store.page'>;
  failures: FailureWords;
  optional: string;
};
