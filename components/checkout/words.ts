import type { Words } from '@/lib/i18n/words';

/** What each screen says when something fails, and where a session has ended. */
export type FailureWords = Words<'checkout.failures'> & {
  again: Words<'signIn.again'>;
  reasons: Words<'checkout.remarks'>;
};
