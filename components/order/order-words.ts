import 'server-only';
import { getWords } from '@/lib/i18n/get-words';
import type { OrderWords } from './words';

export async function getOrderWords(): Promise<OrderWords> {
  return {
    ...(await getWords('order')),
    // Those of money, delivery and coupons come in the checkout alone.
    reasons: { order: await getWords('checkout.remarks.order'), error: await getWords('checkout.remarks.error') },
    signIn: await getWords('signIn.again'),
  };
}
