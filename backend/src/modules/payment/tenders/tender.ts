import type { handovers, TenderCode } from 'contract/codes.ts';
import type { Sale } from '../../../shared/sale.ts';

/** Message key of a remark, and the value it names. */
export type TenderRemark = { key: string } & ({ cents: number } | { days: number });

/**
 * A payment method. Its details are in its file; the contract says who takes its money, which orders, lists and pages
 * use. Only its provider, its words and its own page know a tender by name.
 */
export type Tender = {
  code: TenderCode;
  /** Message key of why a sale cannot use it; null if it can. */
  refuse: (sale: Sale) => string | null;
  surchargeCents: number;
  /** How the payer continues: at the provider, or at the payer's own bank; null if nothing is paid now. */
  handover: typeof handovers.form | typeof handovers.link | typeof handovers.instructions | null;
  /** How long pieces are reserved for an order with this tender. */
  reservationMinutes: number;
  /** Offered below this amount only. */
  belowCents: number | null;
  /** What the payer has to know before choosing it. */
  remarksOn: (sale: Sale) => TenderRemark[];
};

export const notOfferedReason = 'payment.reason.notOffered';
export const tooManyWaitingReason = 'payment.reason.tooManyWaiting';

/** A little longer than a bank's form is valid. */
export const usualReservationMinutes = 35;

type TenderDefinition = Pick<Tender, 'code' | 'refuse' | 'handover'> & Partial<Tender>;

/** The defaults: free of charge, for any amount, without remarks. */
export const makeTender = (own: TenderDefinition): Tender => ({
  surchargeCents: 0,
  reservationMinutes: usualReservationMinutes,
  belowCents: null,
  remarksOn: () => [],
  ...own,
});
