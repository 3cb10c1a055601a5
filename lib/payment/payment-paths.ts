import { idPattern } from '@/contract/rules';
import { leavePath, paymentResultPath } from '@/lib/access/route-access';

const ids = new RegExp(idPattern);

export const isPaymentId = (value: unknown): value is string => typeof value === 'string' && ids.test(value);

const withPayment = (path: string, payment: string) => `${path}?payment=${encodeURIComponent(payment)}`;

/** From where the browser goes to the provider. */
export const leaveAddress = (payment: string) => withPayment(leavePath, payment);
/** What became of it; without a name, that there is none. */
export const resultAddress = (payment: string) => withPayment(paymentResultPath, payment);
