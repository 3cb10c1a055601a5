import { paymentOrigins, tenderCodes, zones } from 'contract/codes.ts';
import { toCents } from 'contract/money.ts';
import { cashOnDeliveryLimit } from 'contract/rules.ts';
import type { Sale } from '../../../shared/sale.ts';
import { makeTender } from './tender.ts';

/** At most the carrier's charge. */
const feeCents = 250;
/** The countries where carriers take cash. */
const countries = ['ES', 'PT'];
const limitCents = toCents(cashOnDeliveryLimit);

/** The law counts the whole sale, even if a part is paid otherwise. */
const totalOf = ({ cents }: Sale) => cents + feeCents;

/** Paid to the carrier at the door. */
export const cashOnDelivery = makeTender({
  code: tenderCodes.cashOnDelivery,
  refuse(sale) {
    const { origin, place } = sale;
    if (origin === paymentOrigins.balance) return 'payment.reason.onlyOrders';
    if (place !== null && place.zone !== zones.general) return 'payment.reason.zone';
    if (place !== null && !countries.includes(place.country)) return 'payment.reason.country';
    return totalOf(sale) < limitCents ? null : 'payment.reason.amount';
  },
  surchargeCents: feeCents,
  handover: null,
  belowCents: limitCents,
  remarksOn: (sale) => [
    { key: 'payment.notice.haveCashReady', cents: totalOf(sale) - sale.accountCents - (sale.cardCents ?? 0) },
  ],
});
