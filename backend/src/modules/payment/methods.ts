import { paymentOrigins, type TenderCode, type taxZones, tenderCodes } from 'contract/codes.ts';
import { cashOnDeliveryLimit } from 'contract/rules.ts';
import { toCents, toEuros } from '../../shared/money.ts';

type Zone = (typeof taxZones)[number];

export type ToPay = {
  /** Of the whole order, without a surcharge: who pays a part from balance pays the rest in cash for the same sale. */
  cents: number;
  origin: (typeof paymentOrigins)[keyof typeof paymentOrigins];
  /** Null until there is an address. */
  place: { country: string; zone: Zone } | null;
};

export type Method = {
  code: TenderCode;
  /** Message key of why it cannot be chosen; null is available. */
  reason: string | null;
  surchargeCents: number;
  belowCents: number | null;
  remarks: { clave: string; valores?: Record<string, string> }[];
};

/** At most what the carrier takes for it. */
const cashFeeCents = 250;
const cashCountries = ['ES', 'PT'];

const notOffered = (code: TenderCode): Method => ({
  code,
  reason: 'payment.reason.notOffered',
  surchargeCents: 0,
  belowCents: null,
  remarks: [],
});

/** K09, in the order in which they are shown. What asks a provider is offered once the payment machine is there. */
export function listMethods(toPay: ToPay): Method[] {
  return [
    notOffered(tenderCodes.card),
    notOffered(tenderCodes.bizum),
    notOffered(tenderCodes.payPal),
    cashOnDelivery(toPay),
    notOffered(tenderCodes.bankTransfer),
  ];
}

export const findMethod = (toPay: ToPay, code: TenderCode): Method | undefined =>
  listMethods(toPay).find((method) => method.code === code);

function cashOnDelivery({ cents, origin, place }: ToPay): Method {
  const total = cents + cashFeeCents;
  const reason = () => {
    if (origin !== paymentOrigins.checkout) return 'payment.reason.onlyOrders';
    if (place !== null && place.zone !== 'GENERAL') return 'payment.reason.zone';
    if (place !== null && !cashCountries.includes(place.country)) return 'payment.reason.country';
    // The law counts the whole sale, whatever part of it is paid otherwise.
    return total < toCents(cashOnDeliveryLimit) ? null : 'payment.reason.amount';
  };
  return {
    code: tenderCodes.cashOnDelivery,
    reason: reason(),
    surchargeCents: cashFeeCents,
    belowCents: toCents(cashOnDeliveryLimit),
    remarks: [{ clave: 'payment.notice.haveCashReady', valores: { importe: toEuros(total).toFixed(2) } }],
  };
}
