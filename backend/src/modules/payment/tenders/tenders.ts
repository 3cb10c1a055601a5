import type { TenderCode } from 'contract/codes.ts';
import { bankTransfer } from './bank-transfer.ts';
import { bizum } from './bizum.ts';
import { card } from './card.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { payPal } from './pay-pal.ts';
import { notOfferedReason, type Tender } from './tender.ts';

/** K09, in display order. */
export const tenders: readonly Tender[] = [card, bizum, payPal, cashOnDelivery, bankTransfer];

export function findTender(code: TenderCode): Tender {
  const tender = tenders.find((one) => one.code === code);
  if (!tender) throw new Error(`No tender is called ${code}`);
  return tender;
}

/** With availability: a tender without a provider is listed with its reason. */
export const offerTenders = (providers: readonly { tenders: readonly TenderCode[] }[]): Tender[] =>
  tenders.map((tender) =>
    tender.handover === null || providers.some((provider) => provider.tenders.includes(tender.code))
      ? tender
      : { ...tender, refuse: () => notOfferedReason },
  );
