import { expect, test } from '@jest/globals';
import { paymentModes } from 'contract/codes.ts';
import { creditDueDate } from './campaigns.ts';

test('C053 a credit charge is due thirteen days after the end of its campaign, and a campaign without credit has no due date', () => {
  const endsAt = new Date('2026-11-30T22:59:59Z');
  expect(creditDueDate({ endsAt, paymentMode: paymentModes.credit })).toBe('2026-12-13');
  expect(creditDueDate({ endsAt, paymentMode: paymentModes.cash })).toBeNull();
});
