import { differenceTypes, type Locale, orderStates } from 'contract/codes.ts';
import type { CouponWire, OrderWire } from 'contract/schemas/order.ts';
import type { ShippingMethodWire } from 'contract/schemas/shipping.ts';
import type { Db } from '../../../schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toEuros, toEurosOrNull } from '../../../shared/money.ts';
import type { Bag, TaxRule } from '../book/bag.ts';
import { readAccountOf, readHomeCountry } from '../book/buyers.repository.ts';
import type { OrderRow } from '../book/draft.repository.ts';
import type { KeptShipping } from '../book/purchase-tables.ts';
import type { Warehouse } from '../book/tables.ts';
import { discountOf, type Terms, type Totals } from '../book/totals.ts';
import { isExport, noticesOf, type Place } from '../book/zone.ts';
import { toAddressWire } from './addresses.ts';
import {
  type AddressRow,
  findAddress,
  findCoupon,
  findDefaultAddress,
  listMethodRows,
  readVatRate,
} from './conditions.repository.ts';
import type { CouponRow } from './coupon.ts';
import { listGiftRules, readGiftLines } from './gifts.repository.ts';
import { countPending, earningOf, type GiftRule, isEarned } from './gifts.ts';
import { listShipping, slowest } from './shipping.ts';
import { type AgreedTerms, agreeTerms } from './terms.ts';

/** What stands beside the lines of an order: where it goes, what that costs, its coupon, how it is paid. */
export type Composed = {
  terms: Terms;
  cupon: Omit<CouponWire, 'descuento'> | null;
  entrega: OrderWire['entrega'];
  pago: OrderWire['pago'];
  regalosPendientes: number;
  /** Of shipping, coupon, tax and gifts. */
  diferencias: OrderWire['diferencias'];
  avisos: OrderWire['avisos'];
  /** When pieces of a warehouse arrive; null until it is known how they are sent. */
  arrival: (warehouse: Warehouse) => { desde: string; hasta: string } | null;
  place: Place | null;
  address: AddressRow | null;
  options: KeptShipping[];
  shipping: KeptShipping | null;
};

/** How somebody means to pay, before it is agreed. */
export type Paying = { surchargeCents: number; useBalance: boolean };

type Viewer = { locale: Locale; now: Date; paying?: Paying; goingTo?: Place };
type Difference = OrderWire['diferencias'][number];

/** Of where most of it is sold; for a place that we know no rate of. */
const spanishVat = 2100;

/** Asked before the lines are priced. */
export async function readTaxRule(db: Db, order: OrderRow, { now, goingTo }: Omit<Viewer, 'locale'>): Promise<TaxRule> {
  const place = goingTo ?? toPlace(await readAddress(db, order));
  const country = place?.country ?? (await readHomeCountry(db, buyerOf(order)));
  const rate = (await readVatRate(db, country, now)) ?? spanishVat;
  return { withoutVat: place !== null && isExport(place.zone), rate };
}

const toPlace = (address: AddressRow | null): Place | null =>
  address && { country: address.country_code, zone: address.zone };

/** Where nothing was said it goes to her own address. */
async function readAddress(db: Db, order: OrderRow): Promise<AddressRow | null> {
  return order.address_id === null
    ? findDefaultAddress(db, buyerOf(order))
    : findAddress(db, buyerOf(order), order.address_id);
}

/** Asked once the lines are priced: free shipping and coupons look at what they come to. */
export async function composeConditions(db: Db, bag: Bag, viewer: Viewer): Promise<Composed> {
  return bag.order.state === orderStates.draft ? composeDraft(db, bag, viewer) : composeAgreed(db, bag, viewer);
}

async function composeDraft(db: Db, bag: Bag, { locale, now, paying, goingTo }: Viewer): Promise<Composed> {
  const { order, campaign } = bag;
  const address = await readAddress(db, order);
  const place = goingTo ?? toPlace(address);
  const methods = place ? await listMethodRows(db, place) : [];
  const coupon = order.coupon_code === null ? null : await findCoupon(db, order.coupon_code, buyerOf(order));
  const balanceCents = paying?.useBalance ? (await readAccountOf(db, buyerOf(order), now)).balanceCents : 0;
  const counting = bag.lines.filter(({ row }) => !row.omitted);
  const warehouses = counting.map(({ warehouse }) => warehouse);
  const priced = bag.lines.map((line) => line.priced);
  const agreed = agreeTerms(
    priced,
    {
      place,
      methods,
      shippingCode: order.shipping_code,
      coupon,
      minimumCents: campaign.minimumCents,
      balanceCents,
    },
    { warehouses, now, ...paying },
  );
  const rules = await listGiftRules(db, order.id, campaign.code);
  const arrives = (warehouse: Warehouse) =>
    listShipping(methods, { warehouse: order.partial ? warehouse : slowest(warehouses), goodsCents: 0, now }).find(
      ({ code }) => code === order.shipping_code,
    );
  return {
    terms: agreed.terms,
    cupon: coupon && agreed.couponReason === null ? toCoupon(coupon) : null,
    entrega: toDelivery(order, { address, shipping: agreed.shipping, locale }),
    pago: { modoPago: campaign.paymentMode, metodo: null, usaSaldo: false },
    regalosPendientes: countPending(rules, earningOf(priced)),
    diferencias: [
      ...shippingDifferences(order, agreed, locale),
      ...couponDifferences(order, agreed),
      ...(await giftDifferences(db, bag, rules, locale)),
    ],
    avisos: [
      ...(address ? noticesOf(address.zone) : []),
      ...(agreed.couponReason === null ? [] : [{ clave: agreed.couponReason }]),
    ],
    arrival: (warehouse) => {
      const method = arrives(warehouse);
      return method ? { desde: method.from, hasta: method.to } : null;
    },
    place,
    address,
    options: agreed.options,
    shipping: agreed.shipping,
  };
}

/** What was confirmed stays as it was agreed. */
async function composeAgreed(db: Db, { order, campaign }: Bag, { locale }: Viewer): Promise<Composed> {
  const totals = order.totals as Totals | null;
  const shipping = order.shipping;
  const address = await readAddress(db, order);
  const coupon = order.coupon_code === null ? null : await findCoupon(db, order.coupon_code, buyerOf(order));
  return {
    terms: {
      coupon: totals && totals.discountCents > 0 ? { type: 'V', cents: totals.discountCents } : null,
      shippingCents: totals?.shippingCents ?? 0,
      surchargeCents: totals?.surchargeCents ?? 0,
      withoutVat: totals?.withoutVat ?? false,
      creditCents: order.balance_cents,
      minimumCents: totals?.minimumCents ?? 0,
    },
    cupon: coupon && toCoupon(coupon),
    entrega: toDelivery(order, { address, shipping, locale }),
    pago: {
      modoPago: campaign.paymentMode,
      metodo: order.tender && {
        codigo: order.tender,
        disponible: true,
        motivo: null,
        recargo: toEuros(totals?.surchargeCents ?? 0),
        desde: null,
        hasta: null,
        avisos: [],
      },
      usaSaldo: order.balance_cents > 0,
    },
    regalosPendientes: 0,
    diferencias: [],
    avisos: address ? noticesOf(address.zone) : [],
    arrival: () => shipping && { desde: shipping.from, hasta: shipping.to },
    place: toPlace(address),
    address,
    options: shipping ? [shipping] : [],
    shipping,
  };
}

const toCoupon = ({ code, kind, value, endsAt }: CouponRow): Omit<CouponWire, 'descuento'> => ({
  codigo: code,
  tipo: kind,
  valor: kind === 'P' ? value : toEuros(value),
  vence: endsAt?.toISOString() ?? null,
});

export const toShippingWire = (method: KeptShipping, locale: Locale): ShippingMethodWire => ({
  codigo: method.code,
  nombre: method.name[locale],
  costo: toEuros(method.cents),
  gratisDesde: toEurosOrNull(method.freeFromCents),
  bodega: method.warehouse,
  entregaDesde: method.from,
  entregaHasta: method.to,
  puntoRecogida: method.pickupPoint,
  disponible: true,
  motivo: null,
});

type Going = { address: AddressRow | null; shipping: KeptShipping | null; locale: Locale };

const toDelivery = (order: OrderRow, { address, shipping, locale }: Going): OrderWire['entrega'] => ({
  destino: order.delivery_to,
  cliente:
    address?.client_id == null ? null : { id: String(address.client_id), nombre: `${address.name} ${address.surname}` },
  direccion: address && toAddressWire(address),
  zona: address?.zone ?? 'GENERAL',
  forma: shipping && toShippingWire(shipping, locale),
  entregaParcial: order.partial,
  discreto: order.discreet,
});

const nothingBeside = {
  linea: null,
  codigo: null,
  cantidadAntes: null,
  cantidadAhora: null,
  alternativas: [],
};

function shippingDifferences(order: OrderRow, { shipping }: AgreedTerms, locale: Locale): Difference[] {
  const seen = order.shipping_seen_cents;
  if (order.shipping_code === null || seen === null || shipping?.cents === seen) return [];
  return [
    {
      ...nothingBeside,
      tipo: differenceTypes.shipping,
      nombre: shipping?.name[locale] ?? order.shipping_code,
      importeAntes: toEuros(seen),
      importeAhora: toEurosOrNull(shipping?.cents ?? null),
      diferencia: toEuros((shipping?.cents ?? 0) - seen),
    },
  ];
}

/** A coupon that counts takes off more or less as the bag grows; one that does not count any more has to be told. */
function couponDifferences(order: OrderRow, { couponReason }: AgreedTerms): Difference[] {
  if (order.coupon_code === null || couponReason === null) return [];
  const seen = order.coupon_seen_cents ?? 0;
  return [
    {
      ...nothingBeside,
      tipo: differenceTypes.coupon,
      nombre: order.coupon_code,
      importeAntes: toEuros(seen),
      importeAhora: 0,
      diferencia: toEuros(seen),
    },
  ];
}

/** Gifts and offers that were chosen and are not earned any more. */
async function giftDifferences(
  db: Db,
  { order, lines }: Bag,
  rules: readonly GiftRule[],
  locale: Locale,
): Promise<Difference[]> {
  if (lines.every(({ row }) => row.type === 'VENTA')) return [];
  const earning = earningOf(lines.map(({ priced }) => priced));
  const ruleOf = await readGiftLines(db, order.id);
  return lines.flatMap(({ row, article, priced }): Difference[] => {
    const rule = rules.find(({ id }) => id === ruleOf.get(row.id));
    if (row.type === 'VENTA' || row.omitted || (rule && isEarned(rule, earning))) return [];
    return [
      {
        ...nothingBeside,
        tipo: differenceTypes.gift,
        linea: String(row.id),
        codigo: article.code,
        nombre: article.name[locale],
        importeAntes: toEuros(priced.unitCents * row.quantity),
        importeAhora: null,
        diferencia: toEuros(-priced.unitCents * row.quantity),
        cantidadAntes: row.quantity,
        cantidadAhora: 0,
      },
    ];
  });
}

/** What a coupon takes off a bag now. */
export const discountNow = (bag: Bag, { terms }: Composed): number =>
  discountOf(earningOf(bag.lines.map(({ priced }) => priced)).salesCents, terms.coupon);
