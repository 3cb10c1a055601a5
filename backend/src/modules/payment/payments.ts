import { handovers, type TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import { invalid } from '../../shared/errors.ts';
import type { Sale } from '../../shared/sale.ts';
import { methodField, toHandoverWire } from './payment.mapper.ts';
import { findTender } from './tenders/tenders.ts';

/** The one seam between an order and money. */
export const payments = {
  surchargeOf: (code: TenderCode): number => findTender(code).surchargeCents,

  isPaidAtTheDoor: (code: TenderCode | null): boolean => code !== null && findTender(code).paidAtTheDoor,

  /**
   * Says how a payment goes on, or refuses a tender that is not offered for it. Without a tender nothing is paid now:
   * balance or credit cover the order.
   */
  open(sale: Sale, code: TenderCode | null, dueCents: number): HandoverWire {
    if (code === null) return toHandoverWire(null, dueCents, { action: handovers.none });
    const tender = findTender(code);
    const reason = tender.refuse(sale);
    if (reason !== null) throw invalid({ [methodField]: reason });
    return toHandoverWire(code, dueCents, tender.open(sale, dueCents));
  },
};
