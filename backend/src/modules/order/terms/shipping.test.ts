import { expect, test } from '@jest/globals';
import { warehouses } from 'contract/codes.ts';
import { addWorkingDays, listShippingMethods, type ShippingMethodRow, slowestWarehouse } from './shipping.ts';

const name = { es: 'Estándar', en: 'Standard', de: 'Standard' };
const row = (change: Partial<ShippingMethodRow>): ShippingMethodRow => ({
  code: 'EST',
  warehouse: warehouses.europe,
  upToGrams: null,
  name,
  cents: 395,
  freeFromCents: 18_000,
  daysFrom: 1,
  daysTo: 3,
  pickupPoint: false,
  ...change,
});
const grams = 300;
const friday = new Date('2026-03-20T15:00:00Z');

test('C074 K11 price and days of a parcel are those of its warehouse', () => {
  const rows = [row({}), row({ warehouse: warehouses.central, cents: 495, daysFrom: 3, daysTo: 5 })];
  const parcel = { goodsCents: 5_000, grams, now: friday };
  expect(listShippingMethods(rows, { ...parcel, warehouse: warehouses.europe }).options).toMatchObject([
    { code: 'EST', cents: 395, from: '2026-03-23', to: '2026-03-25' },
  ]);
  expect(listShippingMethods(rows, { ...parcel, warehouse: warehouses.central }).options).toMatchObject([
    { code: 'EST', cents: 495, from: '2026-03-25', to: '2026-03-27' },
  ]);
});

test('C074 shipping is free from the configured value, to the cent', () => {
  const cost = (goodsCents: number) =>
    listShippingMethods([row({})], { goodsCents, grams, now: friday, warehouse: warehouses.europe }).options[0]?.cents;
  expect([cost(17_999), cost(18_000)]).toEqual([395, 0]);
});

test('C074 a heavier parcel costs more and reports the limit it passed; a free one is free at any weight', () => {
  const rows = [row({ upToGrams: 2_000 }), row({ cents: 595 })];
  const send = (weight: number, goodsCents: number) =>
    listShippingMethods(rows, { goodsCents, grams: weight, now: friday, warehouse: warehouses.europe }).options;
  expect(send(2_000, 5_000)).toMatchObject([{ code: 'EST', cents: 395, overGrams: null }]);
  expect(send(2_001, 5_000)).toMatchObject([{ code: 'EST', cents: 595, overGrams: 2_000 }]);
  expect(send(2_001, 18_000)).toMatchObject([{ code: 'EST', cents: 0, overGrams: null }]);
});

test('C074 a method with a lower weight limit cannot be chosen, and reports its limit', () => {
  const rows = [row({}), row({ code: 'PUNTO', cents: 250, upToGrams: 10_000 })];
  const parcel = { goodsCents: 5_000, grams: 10_001, now: friday, warehouse: warehouses.europe };
  const { options, tooHeavy } = listShippingMethods(rows, parcel);
  expect(options.map(({ code }) => code)).toEqual(['EST']);
  expect(tooHeavy).toMatchObject([{ code: 'PUNTO', overGrams: 10_000 }]);
  // Expensive enough for free shipping.
  expect(listShippingMethods(rows, { ...parcel, goodsCents: 20_000 }).tooHeavy).toEqual([
    expect.objectContaining({ code: 'PUNTO', cents: 0, overGrams: 10_000 }),
  ]);
});

test('C074 K11 an order with pieces of both warehouses takes the times of the farther one', () => {
  expect(slowestWarehouse([warehouses.europe, warehouses.central])).toBe(warehouses.central);
  expect(slowestWarehouse([warehouses.europe])).toBe(warehouses.europe);
  expect(slowestWarehouse([])).toBe(warehouses.europe);
});

test('C074 weekends are not counted as delivery days', () => {
  expect(addWorkingDays(friday, 0)).toBe('2026-03-20');
  expect(addWorkingDays(new Date('2026-03-21T00:00:00Z'), 1)).toBe('2026-03-23');
  expect(addWorkingDays(new Date('2026-03-16T00:00:00Z'), 5)).toBe('2026-03-23');
});
