import { describe, expect, test } from '@jest/globals';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import {
  type Coupon,
  computeClientTotals,
  computeTotals,
  neutralTerms,
  type PricedLine,
  type PricingTerms,
  pointsOf,
  splitCents,
  sumParts,
  withoutVat,
} from './totals.ts';

const aLine = (line: Partial<PricedLine> = {}): PricedLine => ({
  type: 'VENTA',
  client: null,
  quantity: 1,
  unitCents: 1000,
  unitPoints: 10,
  vatRate: 2100,
  omitted: false,
  ...line,
});
const terms = (some: Partial<PricingTerms>): PricingTerms => ({ ...neutralTerms, ...some });

describe('C054 the price of a bag', () => {
  test('a bag of three lines with a percentage coupon and shipping has the expected total, points and VAT', () => {
    const lines = [
      aLine({ quantity: 2, unitCents: 3490, unitPoints: 35 }),
      aLine({ unitCents: 4490, unitPoints: 45 }),
      aLine({ quantity: 3, unitCents: 1250, unitPoints: 13 }),
    ];
    const asked = { coupon: { type: 'P', rate: 1000 } as const, shippingCents: 395, minimumCents: 6000 };
    expect(computeTotals(lines, terms(asked))).toMatchObject({
      units: 6,
      subtotalCents: 15_220,
      discountCents: 1522,
      totalCents: 14_093,
      dueCents: 14_093,
      points: 154,
      missingCents: 0,
      taxes: [{ rate: 2100, baseCents: 11_647, taxCents: 2446 }],
    });
  });

  test('an empty bag costs nothing, whatever shipping would cost, and misses the whole minimum', () => {
    const asked = terms({ shippingCents: 395, surchargeCents: 200, minimumCents: 6000, creditCents: 500 });
    expect(computeTotals([aLine({ omitted: true })], asked)).toMatchObject({
      totalCents: 0,
      missingCents: 6000,
      taxes: [],
    });
  });

  test('a coupon discounts sales lines only, and never more than they cost', () => {
    const lines = [aLine(), aLine({ type: 'OF', unitCents: 500 }), aLine({ type: 'A', unitCents: 0 })];
    const off = (coupon: Coupon) => computeTotals(lines, terms({ coupon })).discountCents;
    expect(off({ type: 'P', rate: 1000 })).toBe(100);
    expect(off({ type: 'P', rate: 20_000 })).toBe(1000);
    expect(off({ type: 'V', cents: 3000 })).toBe(1000);
  });

  test('a credit balance is used up to the total, and a debt is never added', () => {
    expect(computeTotals([aLine()], terms({ creditCents: 1500 }))).toMatchObject({
      creditUsedCents: 1000,
      dueCents: 0,
    });
    expect(computeTotals([aLine()], terms({ creditCents: -500 }))).toMatchObject({
      creditUsedCents: 0,
      dueCents: 1000,
    });
  });

  test('without VAT there are no VAT shares', () => {
    const cents = withoutVat(3490, 2100);
    expect(cents).toBe(2884);
    expect(computeTotals([aLine({ unitCents: cents })], terms({ withoutVat: true }))).toMatchObject({
      totalCents: 2884,
      taxes: [],
    });
  });

  test('F111 points are the price divided by the price of a point, rounded', () => {
    expect(pointsOf(1250, 100)).toBe(13);
    expect(pointsOf(1250, 50)).toBe(25);
  });

  test('shares add up to the amount, in proportion', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(splitCents(5, [0, 0])).toEqual([5, 0]);
  });
});

test('F106 a bag is totalled client by client, and an omitted client is marked', () => {
  const lines = [aLine(), aLine({ client: 1, quantity: 2 }), aLine({ client: 2, omitted: true }), aLine({ client: 1 })];
  expect(computeClientTotals(lines)).toEqual([
    { client: null, units: 1, subtotalCents: 1000, points: 10, omitted: false },
    { client: 1, units: 3, subtotalCents: 3000, points: 30, omitted: false },
    { client: 2, units: 1, subtotalCents: 1000, points: 10, omitted: true },
  ]);
});

// The reference: adds up piece by piece in big integers, and shares no code with the function under test.
function referee(lines: PricedLine[], given: PricingTerms) {
  let subtotal = 0n;
  let sales = 0n;
  let points = 0n;
  let units = 0n;
  for (const line of lines) {
    if (line.omitted) continue;
    for (let piece = 0; piece < line.quantity; piece += 1) {
      subtotal += BigInt(line.unitCents);
      if (line.type === 'VENTA') sales += BigInt(line.unitCents);
      points += BigInt(line.unitPoints);
      units += 1n;
    }
  }
  const { coupon } = given;
  let discount = 0n;
  if (coupon?.type === 'V') discount = BigInt(coupon.cents);
  // Half a cent is rounded up.
  if (coupon?.type === 'P') discount = (2n * sales * BigInt(coupon.rate) + 10_000n) / 20_000n;
  if (discount > sales) discount = sales;
  const charges = units > 0n ? BigInt(given.shippingCents) + BigInt(given.surchargeCents) : 0n;
  const total = subtotal - discount + charges;
  const least = (one: bigint, other: bigint) => (one < other ? one : other);
  const wanted = given.creditCents <= 0 ? 0n : BigInt(given.creditCents);
  let cards = 0n;
  const room = given.creditFirst ? total - least(total, wanted) : total;
  for (const { leftCents } of given.cards) cards = least(room, cards + BigInt(leftCents ?? 0));
  const credit = least(total - cards, wanted);
  const missing = BigInt(given.minimumCents) - subtotal;
  return { units, subtotal, discount, total, credit, cards, points, missing: missing > 0n ? missing : 0n };
}

function randomBag(random: Random): { lines: PricedLine[]; given: PricingTerms } {
  const lines = Array.from({ length: random.integer(0, 12) }, () => {
    const type = random.pick(['VENTA', 'VENTA', 'VENTA', 'OF', 'A'] as const);
    return aLine({
      type,
      client: random.pick([null, 1, 2, 3]),
      quantity: random.integer(1, random.chance(0.1) ? 99 : 5),
      unitCents: type === 'A' ? 0 : random.integer(1, 20_000),
      unitPoints: type === 'VENTA' ? random.integer(0, 200) : 0,
      vatRate: random.pick([2100, 2100, 1000, 400]),
      omitted: random.chance(0.15),
    });
  });
  const coupon = random.pick<Coupon | null>([
    null,
    { type: 'P', rate: random.integer(1, 10_000) },
    { type: 'V', cents: random.integer(1, 9000) },
  ]);
  const given: PricingTerms = {
    coupon,
    shippingCents: random.integer(0, 1500),
    surchargeCents: random.pick([0, 0, 195, 300]),
    withoutVat: random.chance(0.2),
    creditCents: random.integer(-5000, 20_000),
    creditFirst: random.chance(0.5),
    cards: Array.from({ length: random.pick([0, 0, 1, 2, 5]) }, (_, at) => ({
      ...{ id: `${at}`, number: '', lastFour: '', agreedCents: null },
      leftCents: random.integer(0, 12_000),
    })),
    minimumCents: random.pick([0, 6000]),
  };
  return { lines, given };
}

test('C054 100,000 random bags agree to the cent with an independent sum', () => {
  const random = createRandom('one hundred thousand bags');
  for (let bag = 0; bag < 100_000; bag += 1) {
    const { lines, given } = randomBag(random);
    const totals = computeTotals(lines, given);
    const right = referee(lines, given);
    const same =
      BigInt(totals.units) === right.units &&
      BigInt(totals.subtotalCents) === right.subtotal &&
      BigInt(totals.discountCents) === right.discount &&
      BigInt(totals.totalCents) === right.total &&
      BigInt(totals.creditUsedCents) === right.credit &&
      BigInt(sumParts(totals.cards)) === right.cards &&
      BigInt(totals.dueCents) === right.total - right.credit - right.cards &&
      BigInt(totals.points) === right.points &&
      BigInt(totals.missingCents) === right.missing;
    const taxed = totals.taxes.reduce((sum, { baseCents, taxCents }) => sum + baseCents + taxCents, 0);
    const exact = totals.taxes.every(
      ({ rate, baseCents, taxCents }) => Math.abs(taxCents - (baseCents * rate) / 10_000) <= 1,
    );
    const whole = Object.values(totals).every((value) => typeof value !== 'number' || Number.isSafeInteger(value));
    const taxesAgree = taxed === (given.withoutVat ? 0 : totals.totalCents) && exact;
    const byClient = computeClientTotals(lines).reduce((sum, part) => sum + part.subtotalCents, 0);
    const partsAgree = byClient === lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
    if (!(same && taxesAgree && whole && partsAgree)) expect({ lines, given, totals, right }).toBe('in agreement');
  }
});
