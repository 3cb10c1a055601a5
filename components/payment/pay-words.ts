import 'server-only';
import { getFailureWords } from '@/components/order/order-words';
import { getWords } from '@/lib/i18n/get-words';
import type { PayWords } from './pay-form';

export const getPayWords = async (): Promise<PayWords> => ({
  pay: await getWords('payment.pay'),
  payment: await getWords('checkout.payment'),
  failures: await getFailureWords(),
});
