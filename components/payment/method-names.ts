import { type TenderCode, tenderCodes } from '@/contract/codes';
import type { Words } from '@/lib/i18n/words';

/** A way to pay, by what the words of payment call it. */
export const methodNames = {
  [tenderCodes.card]: 'card',
  [tenderCodes.payPal]: 'paypal',
  [tenderCodes.cashOnDelivery]: 'cash',
  [tenderCodes.bankTransfer]: 'transfer',
  [tenderCodes.bizum]: 'bizum',
} as const satisfies Record<TenderCode, keyof Words<'checkout.payment'>>;
