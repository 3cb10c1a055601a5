import type { TenderCode } from '@/contract/codes';

/** An available payment method with its fee, and the order value up to which it is offered. */
export type OfferedPayment = { tender: TenderCode; surchargeCents: number; belowCents: number | null };
