import { type TenderCode, tenderCodes } from './codes.ts';

/** A provider on its own pages, the carrier at the door, or an operator who records what the account receives. */
export type PaymentCollector = 'provider' | 'carrier' | 'person';

/** Who collects the money: the only difference between tenders that storefront and backend need to know. */
export const paymentCollectors = {
  [tenderCodes.card]: 'provider',
  [tenderCodes.payPal]: 'provider',
  [tenderCodes.cashOnDelivery]: 'carrier',
  [tenderCodes.bankTransfer]: 'person',
  [tenderCodes.bizum]: 'provider',
} as const satisfies Record<TenderCode, PaymentCollector>;

/** A tender paid on an external page. */
export type ProviderTender = {
  [Code in TenderCode]: (typeof paymentCollectors)[Code] extends 'provider' ? Code : never;
}[TenderCode];

/** Agreed when the order is settled, and paid when the parcel arrives. */
export const isPaidOnDelivery = (tender: TenderCode | null): boolean =>
  tender !== null && paymentCollectors[tender] === 'carrier';

/** An operator records payments, in parts or too much, and makes refunds. */
export const isRecordedByOperator = (tender: TenderCode | null): boolean =>
  tender !== null && paymentCollectors[tender] === 'person';

export const tendersOf = (taker: PaymentCollector): TenderCode[] =>
  Object.values(tenderCodes).filter((code) => paymentCollectors[code] === taker);
