import type { FailureWords } from '@/components/order/failure-note';
import type { Words } from '@/lib/i18n/message-texts';

export type InboxWords = {
  requests: Words<'requests'>;
  failures: FailureWords;
  optional: string;
  /** The words for requests of visitors without an account. */
  visitor: Words<'sentBag.inbox'>;
};
