import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toEuros, toNearestCents } from 'contract/money.ts';
import type { HandoverWire, PaymentMethodWire } from 'contract/payment/schemas.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { Answer } from '../../kit/handlers.ts';
import { toDifference } from '../order/pricing/line.mapper.ts';
import { toLines, toTotals } from '../order/pricing/order.mapper.ts';
import type { PricedOrder } from '../order/pricing/price-order.service.ts';
import type { CouponReason } from '../order/terms/coupon.ts';
import type { Difference } from '../order/terms/difference.ts';
import { toCouponWire } from '../order/terms/terms.mapper.ts';
import { toShippingOptions } from './checkout.mapper.ts';
import type { GuestLine } from './review/guest-bag.ts';
import type { BagToPrice, PricedBag } from './review/price-bag.service.ts';

export const toGuestLine = (line: BodyOf<'priceGuestBag'>['lineas'][number]): GuestLine => ({
  ...(line.codigo !== undefined && { code: line.codigo }),
  ...(line.referencia !== undefined && { reference: line.referencia }),
  ...(line.codColor !== undefined && { color: line.codColor }),
  ...(line.talla !== undefined && { size: line.talla }),
  quantity: line.cantidadPedida,
  seenCents: toNearestCents(line.precio),
});

export const toBasket = ({ lineas, pais, codigoPostal }: BodyOf<'listGuestShipping'>): BagToPrice => ({
  lines: lineas.map(toGuestLine),
  country: pais,
  postalCode: codigoPostal ?? null,
});

const toGuestLines = (priced: PricedOrder, locale: Locale): AnswerOf<'priceGuestBag'>['lineas'] =>
  toLines(priced, locale).map((line, at) => {
    const { askedCents, row } = priced.bag.lines[at] ?? {};
    return { ...line, precioCatalogo: toEuros(askedCents ?? row?.seen_cents ?? 0) };
  });

type PaymentOptions = { methods: PaymentMethodWire[]; payment: HandoverWire | null };

export const toPricedBagWire = (
  { priced, differences }: Pick<PricedBag, 'priced' | 'differences'>,
  { methods, payment }: PaymentOptions,
  locale: Locale,
): AnswerOf<'priceGuestBag'> => ({
  lineas: toGuestLines(priced, locale),
  totales: toTotals(priced.totals),
  cupon: priced.composed.coupon && toCouponWire(priced.composed.coupon, priced.totals.discountCents),
  formasEnvio: toShippingOptions(priced, locale),
  metodos: methods,
  diferencias: toGuestDifferences(priced, differences, locale),
  pago: payment,
  versionCondiciones: priced.order.terms_version ?? termsVersion,
});

export const toGuestDifferences = ({ bag }: PricedOrder, differences: readonly Difference[], locale: Locale) =>
  differences.map((one) => toDifference(one, { locale, tax: bag.tax }));

export const toGuestCouponAnswer = (
  { priced }: PricedBag,
  reason: CouponReason | null,
): Answer<AnswerOf<'checkGuestCoupon'>> => ({
  datos: {
    valido: reason === null,
    cupon: priced.composed.coupon && toCouponWire(priced.composed.coupon, priced.totals.discountCents),
    motivo: reason,
    totales: toTotals(priced.totals),
  },
  ...(reason !== null && { codigo: answerCodes.otherRemark, mensaje: reason }),
});
