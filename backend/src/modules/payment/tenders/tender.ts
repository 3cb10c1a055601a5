import type { handovers, TenderCode } from 'contract/codes.ts';
import type { Sale } from '../../../shared/sale.ts';

/** Message key of something to know, and what it names. */
export type Remark = { key: string } & ({ cents: number } | { days: number });

/** A way to pay: all that is particular to it stands in its file, and nothing else knows which one it is. */
export type Tender = {
  code: TenderCode;
  /** Message key of why it cannot be chosen for a sale; null where it can. */
  refuse: (sale: Sale) => string | null;
  surchargeCents: number;
  /** Agreed when the order is settled, and taken once the parcel arrives. */
  paidAtTheDoor: boolean;
  /** How whoever pays goes on: to the provider who takes it, or to her own bank; null where nothing is paid now. */
  handover: typeof handovers.form | typeof handovers.link | typeof handovers.instructions | null;
  /** A person books what arrives, in parts or too much, and sends back what goes back. */
  byHand: boolean;
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

const plain = {
  surchargeCents: 0,
  paidAtTheDoor: false,
  byHand: false,
  reservationMinutes: usualReservationMinutes,
  belowCents: null,
  remarksOn: () => [],
};

/** Somebody else takes the money, on pages of their own. */
export const takenByProvider = (tender: Pick<Tender, 'code' | 'refuse' | 'handover'>): Tender => ({
  ...plain,
  ...tender,
});

/** Sent to the shop's account by whoever pays. */
export const takenByHand = (
  tender: Pick<Tender, 'code' | 'refuse' | 'handover' | 'reservationMinutes' | 'remarksOn'>,
): Tender => ({
  ...plain,
  ...tender,
  byHand: true,
});
