import type { TenderCode } from '@/contract/codes';

/** A way to pay that can be chosen, with what it costs and below which sum. */
export type OfferedPayment = { tender: TenderCode; surchargeCents: number; belowCents: number | null };
