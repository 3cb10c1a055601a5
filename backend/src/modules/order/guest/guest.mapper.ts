import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { answerCodes, type Locale } from 'contract/public-codes.ts';
import { termsVersion } from 'contract/rules.ts';
import type { HandoverWire, PaymentMethodWire } from 'contract/schemas/payment.ts';
import type { Answer } from '../../../kit/handlers.ts';
import { toCents, toEuros } from '../../../shared/money.ts';
import { toOptions } from '../checkout/checkout.mapper.ts';
import { toDifference } from '../standing/line.mapper.ts';
import { toLines, toTotals } from '../standing/order.mapper.ts';
import type { Standing } from '../standing/order.service.ts';
import type { CouponReason } from '../terms/coupon.ts';
import type { Difference } from '../terms/difference.ts';
import { toCouponWire } from '../terms/terms.mapper.ts';
import type { GuestLine } from './guest-bag.ts';
import type { Basket, Priced } from './price.service.ts';

export const toGuestLine = (line: BodyOf<'priceGuestBag'>['lineas'][number]): GuestLine => ({
  ...(line.codigo !== undefined && { code: line.codigo }),
  ...(line.referencia !== undefined && { reference: line.referencia }),
  ...(line.codColor !== undefined && { color: line.codColor }),
  ...(line.talla !== undefined && { size: line.talla }),
  quantity: line.cantidadPedida,
  seenCents: toCents(line.precio),
});

export const toBasket = ({ lineas, pais, codigoPostal }: BodyOf<'listGuestShipping'>): Basket => ({
  lines: lineas.map(toGuestLine),
  country: pais,
  postalCode: codigoPostal ?? null,
});

const toGuestLines = (standing: Standing, locale: Locale): AnswerOf<'priceGuestBag'>['lineas'] =>
  toLines(standing, locale).map((line, at) => {
    const { askedCents, row } = standing.bag.lines[at] ?? {};
    return { ...line, precioCatalogo: toEuros(askedCents ?? row?.seen_cents ?? 0) };
  });

type Paying = { methods: PaymentMethodWire[]; payment: HandoverWire | null };

export const toValues = (
  { standing, differences }: Pick<Priced, 'standing' | 'differences'>,
  { methods, payment }: Paying,
  locale: Locale,
): AnswerOf<'priceGuestBag'> => ({
  lineas: toGuestLines(standing, locale),
  totales: toTotals(standing.totals),
  cupon: standing.composed.coupon && toCouponWire(standing.composed.coupon, standing.totals.discountCents),
  formasEnvio: toOptions(standing, locale),
  metodos: methods,
  diferencias: toGuestDifferences(standing, differences, locale),
  pago: payment,
  versionCondiciones: standing.order.terms_version ?? termsVersion,
});

export const toGuestDifferences = ({ bag }: Standing, differences: readonly Difference[], locale: Locale) =>
  differences.map((one) => toDifference(one, { locale, tax: bag.tax }));

export const toCouponJudged = (
  { standing }: Priced,
  reason: CouponReason | null,
): Answer<AnswerOf<'checkGuestCoupon'>> => ({
  datos: {
    valido: reason === null,
    cupon: standing.composed.coupon && toCouponWire(standing.composed.coupon, standing.totals.discountCents),
    motivo: reason,
    totales: toTotals(standing.totals),
  },
  ...(reason !== null && { codigo: answerCodes.otherRemark, mensaje: reason }),
});
