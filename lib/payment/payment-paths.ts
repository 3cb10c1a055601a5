import { idPattern } from '@/contract/rules';
import { paymentHandoverPath, paymentResultPath } from '@/lib/access/route-access';

const ids = new RegExp(idPattern);

export const isPaymentId = (value: unknown): value is string => typeof value === 'string' && ids.test(value);

const withPayment = (path: string, payment: string) => `${path}?payment=${encodeURIComponent(payment)}`;

/** The page from which the browser goes to the provider. */
export const toPaymentHandoverPath = (payment: string) => withPayment(paymentHandoverPath, payment);
/** The page of the result; without a payment it says that there is none. */
export const toPaymentResultPath = (payment: string) => withPayment(paymentResultPath, payment);
