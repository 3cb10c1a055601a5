import { expect, test } from '@jest/globals';
import { encode } from 'uqr';
import { toQrSvgPath } from './qr-svg-path';

const text =
  'BCD\n002\n1\nSCT\nVELIESM0XXX\nVelia Moda Íntima, S.L.\nES4400000000061234567890\nEUR140.93\n\n\n2611A04Q6H8W';

/** Draws the path module by module. */
function paint(size: number, path: string): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return rows;
}

test('the path covers exactly the code’s dark modules', () => {
  const { size, path } = toQrSvgPath(text);
  expect(paint(size, path)).toEqual(encode(text, { ecc: 'M', boostEcc: false, border: 4 }).data);
});

test('the code has the margin that cameras need, and stays within the size that banking apps read', () => {
  const { size, path } = toQrSvgPath(text);
  const dark = paint(size, path).flatMap((row, y) => row.flatMap((each, x) => (each ? [[x, y]] : [])));
  expect(Math.min(...dark.flat())).toBe(4);
  expect(Math.max(...dark.flat())).toBe(size - 5);
  // Version 13 has 69 modules.
  expect(toQrSvgPath('Í'.repeat(165)).size - 8).toBeLessThanOrEqual(69);
});
