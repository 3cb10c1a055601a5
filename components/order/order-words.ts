import 'server-only';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Words } from '@/lib/i18n/message-texts';
import type { FailureWords } from './failure-note';

export async function getOrderWords(): Promise<OrderWords> {
  return {
    ...(await getMessageGroup('order')),
    // The texts on money, delivery and coupons are loaded in the checkout alone.
    reasons: {
      order: await getMessageGroup('checkout.remarks.order'),
      error: await getMessageGroup('checkout.remarks.error'),
    },
    signIn: await getMessageGroup('signIn.again'),
  };
}

/** What pad and bag say, with the reasons that the backend gives there and what is said where a session has ended. */
export type OrderWords = Words<'order'> & {
  signIn: Words<'signIn.again'>;
  reasons: Pick<Words<'checkout.remarks'>, 'order' | 'error'>;
};

export async function getFailureWords(): Promise<FailureWords> {
  return {
    ...(await getMessageGroup('checkout.failures')),
    reasons: await getMessageGroup('checkout.remarks'),
    again: await getMessageGroup('signIn.again'),
  };
}
