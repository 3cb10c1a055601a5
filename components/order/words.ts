import type { Words } from '@/lib/i18n/words';

/** What pad and bag say, with the reasons that the backend gives there and what is said where a session has ended. */
export type OrderWords = Words<'order'> & {
  signIn: Words<'signIn.again'>;
  reasons: Pick<Words<'checkout.remarks'>, 'order' | 'error'>;
};
