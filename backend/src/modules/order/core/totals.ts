import { type amountDiscountType, lineKinds, percentDiscountType } from 'contract/codes.ts';
import type { OrderLineType } from '../../../database/tables/order.ts';
import type { TaxShare } from '../../../shared/ledger/business-event.ts';

// The price of a bag. Pure, in integer cents, and the only place where an order is added up.

/** A line at its current price: `unitCents` is already without VAT if the whole order is. */
export type PricedLine = {
  type: OrderLineType;
  /** Null is the executive's own part. */
  client: number | null;
  quantity: number;
  unitCents: number;
  unitPoints: number;
  /** Hundredths of a percent: 2100 is 21 %. */
  vatRate: number;
  /** Not placed when the order is confirmed, and not counted. */
  omitted: boolean;
};

/** Hundredths of a percent of the sales lines, or an amount. */
export type Coupon =
  | { type: typeof percentDiscountType; rate: number }
  | { type: typeof amountDiscountType; cents: number };

/** A gift card that is to pay a part, and what it has for this order. */
export type CardOffer = {
  id: string;
  number: string;
  lastFour: string;
  /** Null once it is charged. */
  leftCents: number | null;
  /** Of a placed order; null for as much as is left to pay. */
  agreedCents: number | null;
};
/** With what it pays. */
export type CardPart = Omit<CardOffer, 'agreedCents'> & { cents: number };

export type PricingTerms = {
  coupon: Coupon | null;
  shippingCents: number;
  surchargeCents: number;
  /** Sold outside the VAT area. */
  withoutVat: boolean;
  /** The credit balance that the executive wants to use. */
  creditCents: number;
  /** That part was named or is agreed, so the gift cards pay what it leaves, and not the other way round. */
  creditFirst: boolean;
  /** In the order in which they were named. */
  cards: readonly CardOffer[];
  minimumCents: number;
};

export const neutralTerms: PricingTerms = {
  coupon: null,
  shippingCents: 0,
  surchargeCents: 0,
  withoutVat: false,
  creditCents: 0,
  creditFirst: false,
  cards: [],
  minimumCents: 0,
};

export type Totals = {
  units: number;
  lines: number;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  surchargeCents: number;
  taxes: TaxShare[];
  withoutVat: boolean;
  totalCents: number;
  creditUsedCents: number;
  cards: CardPart[];
  dueCents: number;
  points: number;
  minimumCents: number;
  missingCents: number;
};

const whole = 10_000;

export const lineCents = ({ unitCents, quantity }: Pick<PricedLine, 'unitCents' | 'quantity'>) => unitCents * quantity;
export const linePoints = ({ unitPoints, quantity }: Pick<PricedLine, 'unitPoints' | 'quantity'>) =>
  unitPoints * quantity;

/** Points are earned per piece, so that splitting lines among clients changes nothing. */
export const pointsOf = (cents: number, pointCents: number): number => Math.round(cents / pointCents);

/** The net of a price that includes VAT. */
export const withoutVat = (cents: number, rate: number): number => Math.round((cents * whole) / (whole + rate));

export function computeTotals(all: readonly PricedLine[], terms: PricingTerms): Totals {
  const lines = all.filter(({ omitted }) => !omitted);
  const units = sum(lines, ({ quantity }) => quantity);
  const subtotalCents = sum(lines, lineCents);
  const discountCents = discountOf(
    sum(
      lines.filter(({ type }) => type === lineKinds.sale),
      lineCents,
    ),
    terms.coupon,
  );
  // Without articles, shipping costs nothing.
  const shippingCents = units > 0 ? terms.shippingCents : 0;
  const surchargeCents = units > 0 ? terms.surchargeCents : 0;
  const totalCents = subtotalCents - discountCents + shippingCents + surchargeCents;
  const wantedCents = Math.max(0, terms.creditCents);
  const cards = splitAmongCards(terms.cards, totalCents - (terms.creditFirst ? Math.min(totalCents, wantedCents) : 0));
  const creditUsedCents = Math.min(totalCents - sumParts(cards), wantedCents);
  return {
    units,
    lines: lines.length,
    subtotalCents,
    discountCents,
    shippingCents,
    surchargeCents,
    taxes: terms.withoutVat ? [] : taxesOf(lines, discountCents, shippingCents + surchargeCents),
    withoutVat: terms.withoutVat,
    totalCents,
    creditUsedCents,
    cards,
    dueCents: totalCents - creditUsedCents - sumParts(cards),
    points: sum(lines, linePoints),
    minimumCents: terms.minimumCents,
    missingCents: Math.max(0, terms.minimumCents - subtotalCents),
  };
}

/** In the order in which they were named, each as much as is left to pay. */
function splitAmongCards(offers: readonly CardOffer[], payableCents: number): CardPart[] {
  let left = payableCents;
  return offers.map(({ agreedCents, ...offer }) => {
    const cents = agreedCents ?? Math.max(0, Math.min(left, offer.leftCents ?? 0));
    left -= cents;
    return { ...offer, cents };
  });
}

export const sumParts = (parts: readonly { cents: number }[]): number => sum(parts, ({ cents }) => cents);

/** Never more than the amount it discounts. */
export function discountOf(salesCents: number, coupon: Coupon | null): number {
  if (coupon === null) return 0;
  const asked = coupon.type === percentDiscountType ? Math.round((salesCents * coupon.rate) / whole) : coupon.cents;
  return Math.min(salesCents, Math.max(0, asked));
}

/**
 * The VAT in the total, by rate. The discount is taken from the sales lines and the charges follow the goods, both in
 * proportion to the sales of each rate, so that the shares are the total to the cent.
 */
function taxesOf(lines: readonly PricedLine[], discountCents: number, chargesCents: number): TaxShare[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((one, other) => other - one);
  const cents = (of: readonly PricedLine[], rate: number) =>
    sum(
      of.filter(({ vatRate }) => vatRate === rate),
      lineCents,
    );
  const sales = lines.filter(({ type }) => type === lineKinds.sale);
  const discounts = splitCents(
    discountCents,
    rates.map((rate) => cents(sales, rate)),
  );
  const goods = rates.map((rate, at) => cents(lines, rate) - (discounts[at] ?? 0));
  const charges = splitCents(chargesCents, goods);
  return rates.flatMap((rate, at) => {
    const grossCents = (goods[at] ?? 0) + (charges[at] ?? 0);
    const baseCents = withoutVat(grossCents, rate);
    return grossCents === 0 ? [] : [{ rate, baseCents, taxCents: grossCents - baseCents }];
  });
}

/** Splits an amount in proportion to the weights, to the cent; the first takes all if every weight is zero. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const total = sum(weights, (weight) => weight);
  if (total === 0) return weights.map((_, at) => (at === 0 ? cents : 0));
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += weight;
    const part = Math.round((cents * seen) / total) - given;
    given += part;
    return part;
  });
}

export type ClientTotals = {
  client: number | null;
  units: number;
  subtotalCents: number;
  points: number;
  omitted: boolean;
};

/** The total of each client, omitted lines included, because the bag shows what is not placed. */
export function computeClientTotals(lines: readonly PricedLine[]): ClientTotals[] {
  const byClient = Map.groupBy(lines, ({ client }) => client);
  return [...byClient].map(([client, own]) => ({
    client,
    units: sum(own, ({ quantity }) => quantity),
    subtotalCents: sum(own, lineCents),
    points: sum(own, linePoints),
    omitted: own.every(({ omitted }) => omitted),
  }));
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
