import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toEuros, toNearestCents } from 'contract/money.ts';
import type { HandoverWire, PaymentMethodWire } from 'contract/payment/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { NamedCards } from '../order/core/gift-card-parts.ts';
import { toDifferences, toLines, toTotals } from '../order/pricing/order.mapper.ts';
import type { PricedBag } from '../order/pricing/price-order.service.ts';
import { toCouponWire } from '../order/terms/terms.mapper.ts';
import { toShippingOptions } from './checkout.mapper.ts';
import type { GuestBag, GuestLine } from './review/guest-draft.ts';
import type { Review } from './review/review-draft.ts';

/** A bag as a device sends it, and what was chosen for it. */
export type GuestBagBody = BodyOf<'listGuestShipping'> &
  Pick<BodyOf<'priceGuestBag'>, 'formaEnvio' | 'metodo' | 'cupon'>;

export const toGuestLine = (line: BodyOf<'priceGuestBag'>['lineas'][number]): GuestLine => ({
  ...(line.codigo !== undefined && { code: line.codigo }),
  ...(line.referencia !== undefined && { reference: line.referencia }),
  ...(line.codColor !== undefined && { color: line.codColor }),
  ...(line.talla !== undefined && { size: line.talla }),
  quantity: line.cantidadPedida,
  seenCents: toNearestCents(line.precio),
});

export const toGuestBag = ({ lineas, formaEnvio, cupon }: GuestBagBody): GuestBag => ({
  lines: lineas.map(toGuestLine),
  shippingCode: formaEnvio ?? null,
  coupon: cupon ?? null,
});

const toGuestLines = (priced: PricedBag, locale: Locale): AnswerOf<'priceGuestBag'>['lineas'] =>
  toLines(priced, locale).map((line, at) => {
    const { askedCents, row } = priced.bag.lines[at] ?? {};
    return { ...line, precioCatalogo: toEuros(askedCents ?? row?.seen_cents ?? 0) };
  });

type PaymentOptions = {
  methods: PaymentMethodWire[];
  payment: HandoverWire | null;
  termsVersion: string;
  refusedCards: NamedCards['refused'];
};

export const toPricedBagWire = (
  { priced, differences }: Review<PricedBag['order']>,
  { methods, payment, termsVersion, refusedCards }: PaymentOptions,
  locale: Locale,
): AnswerOf<'priceGuestBag'> => ({
  lineas: toGuestLines(priced, locale),
  totales: toTotals(priced.totals),
  cupon: priced.composed.coupon && toCouponWire(priced.composed.coupon, priced.totals.discountCents),
  ...(refusedCards.length > 0 && {
    valesRechazados: refusedCards.map(({ code, reason }) => ({ codigo: code, motivo: reason })),
  }),
  formasEnvio: toShippingOptions(priced, locale),
  metodos: methods,
  diferencias: toDifferences(priced, differences, locale),
  pago: payment,
  versionCondiciones: termsVersion,
});
