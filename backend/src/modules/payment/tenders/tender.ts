import type { handovers, TenderCode } from 'contract/codes.ts';
import type { Sale } from '../../../shared/sale.ts';

/** Message key of something to know, and what it names. */
export type Remark = { key: string } & ({ cents: number } | { days: number });

/**
 * A way to pay. What is particular to it stands in its file, and who takes its money in the contract, by which orders,
 * lists and pages go. One by its name is known to nobody but its provider, its words and the page that leads there.
 */
export type Tender = {
  code: TenderCode;
  /** Message key of why it cannot be chosen for a sale; null where it can. */
  refuse: (sale: Sale) => string | null;
  surchargeCents: number;
  /** How whoever pays goes on: to the provider who takes it, or to her own bank; null where nothing is paid now. */
  handover: typeof handovers.form | typeof handovers.link | typeof handovers.instructions | null;
  /** How long pieces are kept for an order that it is to pay. */
  reservationMinutes: number;
  /** Offered below this amount only. */
  belowCents: number | null;
  /** What has to be known before it is chosen. */
  remarksOn: (sale: Sale) => Remark[];
};

export const notOfferedReason = 'payment.reason.notOffered';
export const tooManyWaitingReason = 'payment.reason.tooManyWaiting';

/** As long as a bank's form is good, and a little more. */
export const usualReservationMinutes = 35;

type TenderDefinition = Pick<Tender, 'code' | 'refuse' | 'handover'> & Partial<Tender>;

/** Free of charge, for any amount, and without anything to know before, where its own file does not say otherwise. */
export const makeTender = (own: TenderDefinition): Tender => ({
  surchargeCents: 0,
  reservationMinutes: usualReservationMinutes,
  belowCents: null,
  remarksOn: () => [],
  ...own,
});
