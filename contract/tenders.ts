import { type TenderCode, tenderCodes } from './codes.ts';

/** A provider on its own pages, the carrier at the door, or an operator who records what the account receives. */
export type Taker = 'provider' | 'carrier' | 'person';

/** Who collects the money: the only difference between tenders that storefront and backend need to know. */
export const takers = {
  [tenderCodes.card]: 'provider',
  [tenderCodes.payPal]: 'provider',
  [tenderCodes.cashOnDelivery]: 'carrier',
  [tenderCodes.bankTransfer]: 'person',
  [tenderCodes.bizum]: 'provider',
} as const satisfies Record<TenderCode, Taker>;

/** A tender paid on an external page. */
export type ProviderTender = {
  [Code in TenderCode]: (typeof takers)[Code] extends 'provider' ? Code : never;
}[TenderCode];

/** Agreed when the order is settled, and paid when the parcel arrives. */
export const isPaidAtTheDoor = (tender: TenderCode | null): boolean => tender !== null && takers[tender] === 'carrier';

/** An operator records payments, in parts or too much, and makes refunds. */
export const isPaidByHand = (tender: TenderCode | null): boolean => tender !== null && takers[tender] === 'person';

export const tendersOf = (taker: Taker): TenderCode[] =>
  Object.values(tenderCodes).filter((code) => takers[code] === taker);
