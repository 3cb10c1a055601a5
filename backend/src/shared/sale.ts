import type { paymentOrigins, taxZones } from 'contract/codes.ts';

/** What is to be paid for, as orders and payments speak of it. */
export type Sale = {
  /** Of the whole order, without a surcharge: who pays a part from the account pays the rest in cash for the same sale. */
  cents: number;
  /** What her account pays of it; the rest is paid now. */
  accountCents: number;
  origin: (typeof paymentOrigins)[keyof typeof paymentOrigins];
  /** Null until there is an address. */
  place: { country: string; zone: (typeof taxZones)[number] } | null;
};
