import 'server-only';
import { getWords } from '@/lib/i18n/get-words';
import type { Words } from '@/lib/i18n/words';
import type { FailureWords } from './failure-note';

export async function getOrderWords(): Promise<OrderWords> {
  return {
    ...(await getWords('order')),
    // The texts on money, delivery and coupons are loaded in the checkout alone.
    reasons: { order: await getWords('checkout.remarks.order'), error: await getWords('checkout.remarks.error') },
    signIn: await getWords('signIn.again'),
  };
}

/** What pad and bag say, with the reasons that the backend gives there and what is said where a session has ended. */
export type OrderWords = Words<'order'> & {
  signIn: Words<'signIn.again'>;
  reasons: Pick<Words<'checkout.remarks'>, 'order' | 'error'>;
};

export async function getFailureWords(): Promise<FailureWords> {
  return {
    ...(await getWords('checkout.failures')),
    reasons: await getWords('checkout.remarks'),
    again: await getWords('signIn.again'),
  };
}
