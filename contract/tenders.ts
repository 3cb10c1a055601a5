import { type TenderCode, tenderCodes } from './codes.ts';

/** A provider on pages of its own, the carrier at the door, or a person of the shop, who books what its account receives. */
export type Taker = 'provider' | 'carrier' | 'person';

/** Who takes the money: what shop and backend have to know of a tender, whichever it is. */
export const takers = {
  [tenderCodes.card]: 'provider',
  [tenderCodes.payPal]: 'provider',
  [tenderCodes.cashOnDelivery]: 'carrier',
  [tenderCodes.bankTransfer]: 'person',
  [tenderCodes.bizum]: 'provider',
} as const satisfies Record<TenderCode, Taker>;

/** One whose payer leaves for the pages of somebody else. */
export type ProviderTender = {
  [Code in TenderCode]: (typeof takers)[Code] extends 'provider' ? Code : never;
}[TenderCode];

/** Agreed when the order is settled, and taken once the parcel arrives. */
export const isPaidAtTheDoor = (tender: TenderCode | null): boolean => tender !== null && takers[tender] === 'carrier';

/** A person books what arrives, in parts or too much, and sends back what goes back. */
export const isPaidByHand = (tender: TenderCode | null): boolean => tender !== null && takers[tender] === 'person';

export const tendersOf = (taker: Taker): TenderCode[] =>
  Object.values(tenderCodes).filter((code) => takers[code] === taker);
