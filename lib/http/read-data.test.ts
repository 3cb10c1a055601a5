import { expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { calls } from '@/contract/calls/table';
import { DateSchema, DateTimeSchema, IdSchema, MoneySchema, Nullable } from '@/contract/common/schemas';
import { readData, unreadable } from './read-data';

const forgiving = { forgiving: true };
const strict = { forgiving: false };

test('data that matches the contract is returned unchanged', () => {
  for (const { verb, datos, example } of calls) {
    for (const reading of [forgiving, strict])
      expect([verb, readData(datos, example.datos, reading)]).toEqual([verb, example.datos]);
  }
});

const Price = Type.Object({ price: MoneySchema });
const euros = (value: unknown) => readData(Price, { price: value }, strict);

test.each([
  [42.95, 42.95],
  [42, 42],
  [42.950000000004, 42.95],
  [0.1 + 0.2, 0.3],
  ['42.95', 42.95],
  ['42,95', 42.95],
  ['42,9', 42.9],
  ['42,95 €', 42.95],
  ['€42.95', 42.95],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
])('X01 the amount %j is %d euros', (given, price) => {
  expect(euros(given)).toEqual({ price });
});

test.each([
  [42.955],
  [42.9501],
  ['1.234'],
  ['1,234'],
  ['12.34,50'],
  [''],
  [' '],
  ['a lot'],
  ['0x10'],
  ['1e3'],
  [true],
  [[42]],
  [{}],
  [null],
  [undefined],
  [-1],
  [1_000_001],
  [Number.NaN],
])('X01 the amount %j is unreadable', (given) => {
  expect(euros(given)).toBe(unreadable);
  expect(readData(Price, { price: given }, forgiving)).toEqual({ price: null });
});

const Sale = Type.Object({ price: MoneySchema, salePrice: Nullable(MoneySchema) });

test('an article’s old price is not shown as its price when the reduced price is unreadable', () => {
  expect(readData(Sale, { price: 50, salePrice: 'garbled' }, forgiving)).toEqual({ price: null, salePrice: null });
  expect(readData(Sale, { price: 50, salePrice: 'garbled' }, strict)).toBe(unreadable);
  expect(readData(Sale, { price: 50 }, forgiving)).toEqual({ price: 50, salePrice: null });
});

const Item = Type.Object({
  id: IdSchema,
  name: Type.String(),
  count: Type.Integer({ minimum: 0 }),
  on: Type.Boolean(),
});
const List = Type.Object({ items: Type.Array(Item), more: Type.Optional(Type.String()) });
const item = { id: '482157', name: 'Alba', count: 3, on: true };

test('read forgivingly, missing text, counts and flags get defaults, and an item without an identifier is left out', () => {
  expect(readData(List, { items: [{ id: '482157' }, { name: 'nobody' }, item] }, forgiving)).toEqual({
    items: [{ id: '482157', name: '', count: 0, on: false }, item],
  });
});

test('read strictly, data is read whole or not at all', () => {
  expect(readData(List, { items: [item, { name: 'nobody' }] }, strict)).toBe(unreadable);
  expect(readData(List, {}, strict)).toBe(unreadable);
  expect(readData(List, { items: [] }, strict)).toEqual({ items: [] });
});

test('an optional sum that is garbled makes the sums beside it unreadable', () => {
  const Paid = Type.Object({ paid: MoneySchema, fromAccount: Type.Optional(MoneySchema) });
  expect(readData(Paid, { paid: 17.61 }, strict)).toEqual({ paid: 17.61 });
  expect(readData(Paid, { paid: 17.61, fromAccount: null }, strict)).toMatchObject({ paid: 17.61 });
  expect(readData(Paid, { paid: 17.61, fromAccount: 'some' }, strict)).toBe(unreadable);
  expect(readData(Paid, { paid: 17.61, fromAccount: 'some' }, forgiving)).toMatchObject({ paid: null });
});

test('a number is read as text, a numeric text as a count, and “S” as true', () => {
  const given = { id: 482157, name: 7, count: '3', on: 'S' };
  expect(readData(Item, given, strict)).toEqual({ id: '482157', name: '7', count: 3, on: true });
});

test('a grade that is missing or invalid gets no default', () => {
  const Stars = Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }) });
  for (const stars of [undefined, 0, 6, 4.5, 'many']) expect(readData(Stars, { stars }, forgiving)).toBe(unreadable);
});

test('a time is read in any zone, and a day from a time', () => {
  const Time = Type.Object({ at: DateTimeSchema, day: DateSchema });
  const given = { at: '2026-11-22T10:00:00.123456+01:00', day: '2026-11-22T10:00:00' };
  expect(readData(Time, given, strict)).toEqual({ at: '2026-11-22T09:00:00.123Z', day: '2026-11-22' });
  expect(readData(Time, { at: 'tomorrow', day: '2026-11-22' }, strict)).toBe(unreadable);
});

test('a key that every object inherits is read like any other', () => {
  const Words = Type.Record(Type.String(), Type.String());
  const read = readData(Words, JSON.parse('{"__proto__":"a","constructor":"b"}'), forgiving) as object;
  expect(Object.entries(read)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
  expect(readData(Item, JSON.parse('{"id":"482157"}'), forgiving)).toHaveProperty('name', '');
});
