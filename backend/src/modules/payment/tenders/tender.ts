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
  /** Offered below this amount only. */
  belowCents: number | null;
  /** What has to be known before it is chosen. */
  remarksOn: (sale: Sale) => Remark[];
  /** What the payer has to do next, once it was chosen. */
  open: (sale: Sale, dueCents: number) => Handover;
};

export type Handover = { action: (typeof handovers)[keyof typeof handovers] };

/** It is named with its reason, so that nobody looks for it, until there is a provider who takes it. */
export const notOffered = (name: keyof typeof tenderCodes): Tender => ({
  code: tenderCodes[name],
  refuse: () => 'payment.reason.notOffered',
  surchargeCents: 0,
  paidAtTheDoor: false,
  belowCents: null,
  remarksOn: () => [],
  open: () => {
    throw new Error(`${name} was opened, and is not offered`);
  },
});
