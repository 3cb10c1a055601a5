import type { TenderCode } from 'contract/codes.ts';

/** What she saw and says yes to when she presses the button. */
export type Agreement = {
  version: number;
  totalCents: number;
  /** Null where nothing is paid now. */
  tender: TenderCode | null;
  useBalance: boolean;
  /** What her account pays of it; null where she named no sum. */
  accountCents: number | null;
  termsVersion: string;
  acceptsDifferences: boolean;
  acceptsImport: boolean;
  /** Pieces that are missing are left out. */
  acceptsPartial: boolean;
};
