import type { TenderCode } from 'contract/codes.ts';

/** What the buyer saw and agrees to by confirming. */
export type Agreement = {
  version: number;
  totalCents: number;
  /** What was left to pay; null if it was not named. */
  dueCents: number | null;
  /** Null if nothing is paid now. */
  tender: TenderCode | null;
  useBalance: boolean;
  /** The part that the account pays; null if none was named. */
  accountCents: number | null;
  termsVersion: string;
  acceptsDifferences: boolean;
  acceptsImport: boolean;
  /** Missing pieces are left out. */
  acceptsPartial: boolean;
};
