import { expect, test } from '@jest/globals';
import { markSvg } from './brand-mark';

test('F071 a mask of any shape cuts off nothing of the mark', () => {
  const [, factor] = /scale\((\.\d+)\)/.exec(markSvg('maskable')) ?? [];
  // The line lies within 9 + 1.5 units of the middle, to the sides and down; the safe circle has 0.4 of 32.
  expect(Number(factor) * Math.hypot(9 + 1.5, 7 + 1.5)).toBeLessThan(0.4 * 32);
});
