import 'server-only';
import { getFailureWords } from '@/components/order/order-words';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { PayWords } from './pay-form';

export const getPayWords = async (): Promise<PayWords> => ({
  pay: await getMessageGroup('payment.pay'),
  payment: await getMessageGroup('checkout.payment'),
  failures: await getFailureWords(),
});
