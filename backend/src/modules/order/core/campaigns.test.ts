import { expect, test } from '@jest/globals';
import { paymentModes } from 'contract/codes.ts';
import { creditDueOn } from './campaigns.ts';

test('C053 what goes on credit is to be paid thirteen days after the end of its campaign, and a campaign without credit names no day', () => {
  const endsAt = new Date('2026-11-30T22:59:59Z');
  expect(creditDueOn({ endsAt, paymentMode: paymentModes.credit })).toBe('2026-12-13');
  expect(creditDueOn({ endsAt, paymentMode: paymentModes.cash })).toBeNull();
});
