import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { WithdrawalRequestSchema } from '@/contract/withdrawal/schemas';
import { checkWithdrawal, readWithdrawal } from './withdrawal-form';
import { toWithdrawalWire } from './withdrawal-mappers';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '<b>', 'V26-004823', 'Inés Soto', 'a@b.online', 'x'.repeat(1500), '\u202e', 'Mª José'),
);

test('B028 every value that the form accepts is valid in the contract', () => {
  fc.assert(
    fc.property(fc.record({ number: hostile, name: hostile, email: hostile, words: hostile }), (typed) => {
      const read = readWithdrawal(new URLSearchParams(typed));
      if (Object.keys(checkWithdrawal(read)).length > 0) return;
      expect(Value.Check(WithdrawalRequestSchema, toWithdrawalWire({ ...read, secret: null }, 'es'))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('B028 quantities outside the options are corrected, each for its own client', () => {
  const form = new URLSearchParams([
    ['line', 'a'],
    ['line', 'b'],
    ['quantity-a', '0'],
    ['quantity-b', '1e9'],
    ['line', 'a Ana de Triana'],
    ['quantity-a Ana de Triana', '2'],
  ]);
  expect(readWithdrawal(form).lines).toEqual([
    { code: 'a', client: null, quantity: 1 },
    { code: 'b', client: null, quantity: 99 },
    { code: 'a', client: 'Ana de Triana', quantity: 2 },
  ]);
});
