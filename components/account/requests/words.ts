import type { FailureWords } from '@/components/order/failure-note';
import type { Words } from '@/lib/i18n/words';

export type InboxWords = {
  requests: Words<'requests'>;
  failures: FailureWords;
  optional: string;
  /** Of requests that come without an account. */
  visitor: Words<'sentBag.inbox'>;
};
