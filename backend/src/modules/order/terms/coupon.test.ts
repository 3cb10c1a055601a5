import { expect, test } from '@jest/globals';
import { discountOf } from '../core/totals.ts';
import { type CouponRow, couponProblemOf, toDiscount } from './coupon.ts';

const now = new Date('2026-03-16T10:00:00Z');
const aCoupon = (change: Partial<CouponRow> = {}): CouponRow => ({
  code: 'INVIERNO10',
  kind: 'P',
  value: 10,
  minimumCents: 5_000,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: new Date('2026-04-01T00:00:00Z'),
  foreign: false,
  usesMax: 100,
  usesEach: 2,
  used: 0,
  usedByHer: 0,
  ...change,
});
const asked = { salesCents: 5_000, now };

test.each([
  ['counts at its minimum', {}, null],
  ["is another executive's", { foreign: true }, 'coupon.reason.unknown'],
  ['begins now', { startsAt: now }, null],
  ['begins later', { startsAt: new Date(now.getTime() + 1) }, 'coupon.reason.notYet'],
  ['ends now', { endsAt: now }, 'coupon.reason.over'],
  ['never ends', { endsAt: null }, null],
  ['is used up', { used: 100 }, 'coupon.reason.usedUp'],
  ['has a use left', { used: 99 }, null],
  ['has no limit', { usesMax: null, used: 1_000_000 }, null],
  ['this buyer has used', { usedByHer: 2 }, 'coupon.reason.usedByYou'],
  ['requires a larger order', { minimumCents: 5_001 }, 'coupon.reason.minimum'],
])('C073 a coupon that %s is accepted, or refused with its reason', (_what, change, reason) => {
  expect(couponProblemOf(aCoupon(change as Partial<CouponRow>), asked)).toBe(reason);
});

test('K08 C073 a coupon of type P takes a percentage off, one of type V an amount, and never more than the goods cost', () => {
  expect(discountOf(15_220, toDiscount(aCoupon()))).toBe(1_522);
  expect(discountOf(15_220, toDiscount(aCoupon({ kind: 'V', value: 500 })))).toBe(500);
  expect(discountOf(300, toDiscount(aCoupon({ kind: 'V', value: 500 })))).toBe(300);
});
