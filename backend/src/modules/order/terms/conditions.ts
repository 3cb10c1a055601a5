import { amountDiscountType, orderStates, zones } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { ShippingQuote, TaxZone } from '../../../database/tables/checkout.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import { buyerOf, isGuest } from '../../../shared/buyer.ts';
import { sumPromisedCharges } from '../core/account-allowance.ts';
import type { Bag, OrderTerms, TaxRule } from '../core/bag.ts';
import { readAccountOf, readHomeCountry } from '../core/buyers.repository.ts';
import { listCardOffers, listCardParts } from '../core/gift-card-parts.ts';
import type { Remark } from '../core/remark.mapper.ts';
import { type DeliveryZone, isExport, zoneNoticesOf } from '../core/tax-zone.ts';
import { type CardOffer, type CardPart, discountOf, type PricingTerms, type Totals } from '../core/totals.ts';
import { computeTerms } from './compute-terms.ts';
import {
  type AddressRow,
  findAddress,
  findCoupon,
  findDefaultAddress,
  listMethodRows,
  readVatRate,
} from './conditions.repository.ts';
import type { CouponRow } from './coupon.ts';
import type { Difference } from './difference.ts';
import { listGiftRules } from './gifts.repository.ts';
import { countPendingGifts, giftBasisOf } from './gifts.ts';
import { listShippingMethods, type ShippingOptions, slowestWarehouse } from './shipping.ts';
import { listTermDifferences } from './term-differences.ts';

/** An order's conditions besides its lines: delivery, its cost, the coupon. */
export type OrderConditions = ShippingOptions & {
  terms: PricingTerms;
  coupon: CouponRow | null;
  pendingGifts: number;
  /** Differences of shipping, coupon and gifts. */
  differences: Difference[];
  remarks: Remark[];
  /** When pieces of a warehouse arrive; null until a shipping method is chosen. */
  arrival: (warehouse: Warehouse) => Pick<ShippingQuote, 'from' | 'to'> | null;
  place: DeliveryZone | null;
  address: AddressRow | null;
  /** The order's weight; null once it is agreed. */
  grams: number | null;
  shipping: ShippingQuote | null;
};

/** The intended payment, before it is agreed. */
export type PaymentIntent = {
  surchargeCents: number;
  useBalance: boolean;
  /** The part that the account is to pay; null if none was named. */
  accountCents?: number | null;
  /** Gift cards of a bag that is not stored; those of an order are stored with it. */
  cards?: readonly CardOffer[];
};

type View = { locale: Locale; now: Date; paying?: PaymentIntent; goingTo?: DeliveryZone };

/** For a place without a known rate: the rate of most sales. */
const spanishVat = 2100;

/** An order, or one that is not opened yet. */
type AddressedOrder = Pick<OrderTerms, 'executive_id' | 'guest_id' | 'address_id'>;

/** Read before the lines are priced. */
export async function readTaxRule(
  db: Db,
  order: AddressedOrder,
  { now, goingTo }: Omit<View, 'locale'>,
): Promise<TaxRule> {
  const place = goingTo ?? toPlace(await readAddress(db, order));
  if (place) return readTaxRuleOf(db, place, now);
  return { withoutVat: false, rate: await readRate(db, await readHomeCountry(db, buyerOf(order)), now) };
}

/** The tax rule of a destination. */
export const readTaxRuleOf = async (db: Db, { country, zone }: DeliveryZone, now: Date): Promise<TaxRule> => ({
  withoutVat: isExport(zone),
  rate: await readRate(db, country, now),
});

const readRate = async (db: Db, country: string, now: Date) => (await readVatRate(db, country, now)) ?? spanishVat;

const toPlace = (address: AddressRow | null): DeliveryZone | null =>
  address && { country: address.country_code, zone: address.zone };

/** The executive's default address, unless another was chosen. */
async function readAddress(db: Db, order: AddressedOrder): Promise<AddressRow | null> {
  return order.address_id === null
    ? findDefaultAddress(db, buyerOf(order))
    : findAddress(db, buyerOf(order), order.address_id);
}

/** Read after the lines are priced, because free shipping and coupons depend on the total. */
export async function composeConditions(db: Db, bag: Bag, view: View): Promise<OrderConditions> {
  return bag.order.state === orderStates.draft ? composeDraft(db, bag, view) : composeAgreed(db, bag);
}

async function composeDraft(db: Db, bag: Bag, { locale, now, paying, goingTo }: View): Promise<OrderConditions> {
  const { order, campaign } = bag;
  const buyer = buyerOf(order);
  // Campaign terms for orders of many clients do not apply to a guest, who buys for one person.
  const guest = isGuest(buyer);
  const address = await readAddress(db, order);
  const place = goingTo ?? toPlace(address);
  const methods = place ? await listMethodRows(db, place) : [];
  const coupon = order.coupon_code === null ? null : await findCoupon(db, order.coupon_code, buyer);
  const balanceCents = paying?.useBalance
    ? (await readAccountOf(db, buyer, now)).balanceCents + (await sumPromisedCharges(db, buyer, order.id))
    : 0;
  const counting = bag.lines.filter(({ row }) => !row.omitted);
  const warehouses = counting.map(({ warehouse }) => warehouse);
  const grams = counting.reduce((sum, { row, article }) => sum + row.quantity * article.grams, 0);
  const priced = bag.lines.map((line) => line.priced);
  const agreed = computeTerms(
    priced,
    {
      place,
      methods,
      shippingCode: order.shipping_code,
      coupon,
      minimumCents: guest ? 0 : campaign.minimumCents,
      balanceCents,
      cards: paying?.cards ?? (await listCardOffers(db, order.id, now)),
    },
    { warehouses, grams, now, ...paying },
  );
  const rules = guest ? [] : await listGiftRules(db, order.id, campaign.code);
  const arrival = (warehouse: Warehouse) =>
    listShippingMethods(methods, {
      warehouse: order.partial ? warehouse : slowestWarehouse(warehouses),
      goodsCents: 0,
      grams,
      now,
    }).options.find(({ code }) => code === order.shipping_code) ?? null;
  return {
    terms: agreed.terms,
    coupon: agreed.couponReason === null ? coupon : null,
    pendingGifts: countPendingGifts(rules, giftBasisOf(priced)),
    differences: await listTermDifferences(db, bag, { agreed, rules, locale }),
    remarks: [
      ...(address ? zoneNoticesOf(address.zone) : []),
      ...(agreed.couponReason === null ? [] : [{ key: agreed.couponReason }]),
    ],
    arrival,
    place,
    address,
    options: agreed.options,
    tooHeavy: agreed.tooHeavy,
    grams,
    shipping: agreed.shipping,
  };
}

/** A confirmed order keeps its agreed conditions. */
async function composeAgreed(db: Db, { order }: Bag): Promise<OrderConditions> {
  const totals = order.totals as Totals | null;
  const shipping = order.shipping;
  const address = await readAddress(db, order);
  return {
    terms: {
      coupon: totals && totals.discountCents > 0 ? { type: amountDiscountType, cents: totals.discountCents } : null,
      shippingCents: totals?.shippingCents ?? 0,
      surchargeCents: totals?.surchargeCents ?? 0,
      withoutVat: totals?.withoutVat ?? false,
      creditCents: order.balance_cents,
      creditFirst: true,
      cards: order.gift_card_cents === 0 ? [] : (await listCardParts(db, order)).map(toAgreedCard),
      minimumCents: totals?.minimumCents ?? 0,
    },
    coupon: order.coupon_code === null ? null : await findCoupon(db, order.coupon_code, buyerOf(order)),
    pendingGifts: 0,
    differences: [],
    remarks: address ? zoneNoticesOf(address.zone) : [],
    arrival: () => shipping,
    place: toPlace(address),
    address,
    options: shipping ? [shipping] : [],
    tooHeavy: [],
    grams: null,
    shipping,
  };
}

const toAgreedCard = ({ cents, ...part }: CardPart): CardOffer => ({ ...part, agreedCents: cents });

/** Without an address, the zone of most orders. */
export const taxZoneOf = ({ address }: Pick<OrderConditions, 'address'>): TaxZone => address?.zone ?? zones.general;

/** The coupon's current discount on a bag. */
export const discountNow = (bag: Bag, { terms }: OrderConditions): number =>
  discountOf(giftBasisOf(bag.lines.map(({ priced }) => priced)).salesCents, terms.coupon);
