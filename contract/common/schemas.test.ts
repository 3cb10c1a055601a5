import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { BalanceSchema, CampaignCodeSchema, DateTimeSchema, MoneySchema, PhoneSchema } from './schemas.ts';

const money = Compile(MoneySchema);
const balance = Compile(BalanceSchema);
const cents = fc.integer({ min: 0, max: 10_000_000 });

test('money accepts every cent amount up to 2,000.00, and every 89th up to 100,000.00', () => {
  let refused = 0;
  for (let value = 0; value <= 10_000_000; value += value < 200_000 ? 1 : 89) {
    if (!money.Check(value / 100)) refused += 1;
  }
  expect(refused).toBe(0);
});

test('money accepts the same amounts with the interpreted check', () => {
  fc.assert(fc.property(cents, (value) => expect(Value.Check(MoneySchema, value / 100)).toBe(true)));
});

test('money refuses fractions of a cent', () => {
  const part = fc.integer({ min: 1, max: 99 }).map((hundredths) => hundredths / 10_000);
  fc.assert(fc.property(cents, part, (value, rest) => expect(money.Check(value / 100 + rest)).toBe(false)));
  fc.assert(
    fc.property(cents, fc.constantFrom(1 / 3, 2 / 3), (value, third) => expect(money.Check(value + third)).toBe(false)),
  );
});

test('money is never negative, a balance may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (value) => {
      expect(money.Check(-value / 100)).toBe(false);
      expect(balance.Check(-value / 100)).toBe(true);
    }),
  );
});

const wrong: [string, TSchema, unknown[]][] = [
  ['money', MoneySchema, ['1.00', Number.NaN, Number.POSITIVE_INFINITY, 1_000_000.01, null]],
  ['a moment', DateTimeSchema, ['2026-11-20', '2026-11-20T10:15:00', '2026-11-20T10:15:00+01:00']],
  ['a campaign', CampaignCodeSchema, ['2026-1', '26-01', '2026-012', '2026/01']],
  ['a telephone number', PhoneSchema, ['600111222', '+0600111222', '+34 600 111 222', '+34600111222\n']],
];

test.each(wrong)('%s refuses look-alikes', (_name, schema, values) => {
  for (const value of values)
    expect({ value, accepted: Compile(schema).Check(value) }).toEqual({ value, accepted: false });
});
