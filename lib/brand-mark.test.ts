import { expect, test } from '@jest/globals';
import { markSvg } from './brand-mark';

test('F071 the mark of the maskable icon fits in the safe circle', () => {
  const [, factor] = /scale\((\.\d+)\)/.exec(markSvg('maskable')) ?? [];
  // The line is within 9 + 1.5 units of the centre horizontally and 7 + 1.5 vertically; the safe circle has a radius
  // of 0.4 × 32.
  expect(Number(factor) * Math.hypot(9 + 1.5, 7 + 1.5)).toBeLessThan(0.4 * 32);
});
