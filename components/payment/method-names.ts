import { type TenderCode, tenderCodes } from '@/contract/codes';
import type { Words } from '@/lib/i18n/message-texts';

/** Message keys of the payment methods. */
export const methodNames = {
  [tenderCodes.card]: 'card',
  [tenderCodes.payPal]: 'paypal',
  [tenderCodes.cashOnDelivery]: 'cash',
  [tenderCodes.bankTransfer]: 'transfer',
  [tenderCodes.bizum]: 'bizum',
} as const satisfies Record<TenderCode, keyof Words<'checkout.payment'>>;
