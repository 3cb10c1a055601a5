import { type handovers, type TenderCode, tenderCodes } from 'contract/codes.ts';
import type { Sale } from '../../../shared/sale.ts';

/** Message key of something to know, and the amount that it names. */
export type Remark = { key: string; cents: number };

/** A way to pay: all that is particular to it stands in its file, and nothing else knows which one it is. */
export type Tender = {
  code: TenderCode;
  /** Message key of why it cannot be chosen for a sale; null where it can. */
  refuse: (sale: Sale) => string | null;
  surchargeCents: number;
  /** Agreed when the order is settled, and taken once the parcel arrives. */
  paidAtTheDoor: boolean;
  /** How the browser goes to the provider who takes it; null where there is none to go to. */
  handover: typeof handovers.form | typeof handovers.link | null;
  /** Offered below this amount only. */
  belowCents: number | null;
  /** What has to be known before it is chosen. */
  remarksOn: (sale: Sale) => Remark[];
};

export const notOfferedReason = 'payment.reason.notOffered';

const plain = { surchargeCents: 0, paidAtTheDoor: false, belowCents: null, remarksOn: () => [] };

/** Somebody else takes the money, on pages of their own. */
export const takenByProvider = (tender: Pick<Tender, 'code' | 'refuse' | 'handover'>): Tender => ({
  ...plain,
  ...tender,
});

/** It is named with its reason, so that nobody looks for it, until there is somebody who takes it. */
export const notOffered = (name: keyof typeof tenderCodes): Tender => ({
  ...plain,
  code: tenderCodes[name],
  refuse: () => notOfferedReason,
  handover: null,
});
