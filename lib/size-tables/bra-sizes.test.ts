import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { braBands, braBusts, braCups, sisterGroups } from './bra-data';
import {
  bustOf,
  findBra,
  findBraSize,
  sisterSizesOf,
  toBandOf,
  toCupOf,
  toEverySystem,
  toSizeChoice,
  toSizeSystem,
} from './bra-sizes';
import { isWithin, sizeSystems, toCentimetres } from './size-systems';

/** Sizes in the catalogue. */
const soldBands = ['70', '75', '80', '85', '90', '95', '100'];
const soldCups = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', 'S-M', 'L-XL', 'XXL-3XL'];
const sizes = braBands.flatMap(({ eu }) => braCups.map((cup) => eu + cup.eu));
const sizesOfChart = fc.constantFrom(...sizes);

/** The rule of EN 13402, restated for the test: production code does not use it. */
function referee(underbust: number, bust: number): string | null {
  const band = Math.round(underbust / 5) * 5;
  const letter = 'ABCDEFG'[Math.floor((bust - band - 12) / 2)];
  return bust - band >= 12 && letter ? band + letter : null;
}

test.each([
  [65, 77, '65A'],
  [70, 82, '70A'],
  [75, 87, '75A'],
  [75, 88, '75A'],
  [75, 89, '75B'],
  [75, 91, '75C'],
  [75, 93, '75D'],
  [75, 95, '75E'],
  [75, 97, '75F'],
  [75, 100, '75G'],
  [80, 96, '80C'],
  [85, 102, '85C'],
  [90, 104, '90B'],
  [95, 117, '95F'],
  [100, 112, '100A'],
  [100, 125, '100G'],
])('R38 V06 band %i and bust %i cm are %s', (band, bust, size) => {
  expect(findBraSize(String(band), bust * 10)).toBe(size);
});

test.each([
  [75, 86],
  [75, 101],
  [100, 111],
  [65, 91],
  [60, 80],
  [75, 0],
  [75, Number.NaN],
])('V06 X05 band %i and bust %i cm have no size', (band, bust) => {
  expect(findBraSize(String(band), bust * 10)).toBeNull();
});

test('V06 every centimetre of every band matches the rule of EN 13402', () => {
  for (const { eu } of braBands) {
    for (let bust = 60; bust <= 140; bust++) {
      expect([eu, bust, findBraSize(eu, bust * 10)]).toEqual([eu, bust, referee(Number(eu), bust)]);
    }
  }
});

test('V06 a band is the underbust rounded to five: 73 to 77 cm are band 75', () => {
  expect(toCentimetres(braBands.find(({ eu }) => eu === '75')?.underbust ?? [0, 0])).toEqual({ from: 73, to: 77 });
  for (let underbust = 63; underbust <= 102; underbust++) {
    const band = braBands.filter((each) => isWithin(each.underbust, underbust * 10)).map(({ eu }) => eu);
    expect([underbust, band]).toEqual([underbust, [String(Math.round(underbust / 5) * 5)]]);
  }
});

test('R38 the chart has no gap and no overlap: each cup begins where the one before ends', () => {
  expect(Object.keys(braBusts).map(String).sort()).toEqual(braBands.map(({ eu }) => eu).sort());
  for (const limits of Object.values(braBusts)) {
    expect(limits).toHaveLength(braCups.length + 1);
    expect([...limits].sort((a, b) => a - b)).toEqual(limits);
  }
});

test.each([
  ['65A', '65A', '80A', '30A', '30A'],
  ['75B', '75B', '90B', '34B', '34B'],
  ['80D', '80D', '95D', '36D', '36D'],
  ['85E', '85E', '100E', '38DD', '38DD/E'],
  ['90F', '90F', '105F', '40E', '40DDD/F'],
  ['100G', '100G', '115G', '44F', '44G'],
])('R38 %s is %s in the EU, %s in Spain and France, %s in Britain and %s in America', (size, ...labels) => {
  expect(sizeSystems.map((system) => toSizeSystem(size, system))).toEqual(labels);
  expect(toEverySystem(size).map(({ label }) => label)).toEqual(labels);
});

test('R38 the Spanish and French band is the European one plus 15, and inches go up by two', () => {
  for (const [place, { eu, es, uk, us }] of braBands.entries()) {
    expect([Number(es), Number(uk), us]).toEqual([Number(eu) + 15, 30 + 2 * place, uk]);
  }
});

test('R38 every size of the catalogue is in the chart, and each is unambiguous in every system', () => {
  for (const band of soldBands) {
    for (const cup of soldCups) expect(findBra(band + cup)?.band.offered).toBe(true);
  }
  for (const system of sizeSystems) {
    expect(new Set(sizes.map((size) => toSizeSystem(size, system))).size).toBe(sizes.length);
  }
});

test.each(letters)('R38 %s is a letter: the same in every system, without sister sizes', (letter) => {
  for (const system of sizeSystems) expect(toSizeSystem(letter, system)).toBe(letter);
  expect(sisterSizesOf(letter)).toEqual([]);
  expect(findBra(letter)).toBeNull();
});

test('R38 band and cup can be split for choices in two steps', () => {
  fc.assert(
    fc.property(sizesOfChart, fc.constantFrom(...sizeSystems), (size, system) => {
      const bra = findBra(size);
      expect(toBandOf(bra?.band.eu ?? '', system) + toCupOf(bra?.cup.eu ?? '', system)).toBe(
        toSizeSystem(size, system),
      );
    }),
  );
  expect([toBandOf('60', 'uk'), toCupOf('K', 'uk')]).toEqual(['60', 'K']);
});

test.each([
  ['75B', ['70C', '80A']],
  ['75A', ['70B']],
  ['65A', []],
  ['100G', []],
  ['85D', ['80E', '90C']],
  ['70G', ['75F']],
])('N08 the sister sizes of %s are %j', (size, sisters) => {
  expect(sisterSizesOf(size).map((each) => each.size)).toEqual(sisters);
});

test('N08 sister sizes are mutual: the tighter one of the wider one is the size itself', () => {
  fc.assert(
    fc.property(sizesOfChart, (size) => {
      for (const { size: sister, band } of sisterSizesOf(size)) {
        const back = sisterSizesOf(sister).find((each) => each.size === size);
        expect(back?.band).toBe(band === 'wider' ? 'tighter' : 'wider');
      }
    }),
  );
});

test('N08 a sister size has the next band and the neighbouring cup in the other direction', () => {
  expect(sisterGroups.flat().sort()).toEqual([...sizes].sort());
  for (const size of sizes) {
    for (const { size: sister, band } of sisterSizesOf(size)) {
      const [own, other] = [findBra(size), findBra(sister)];
      const step = band === 'wider' ? 1 : -1;
      expect(Number(other?.band.eu)).toBe(Number(own?.band.eu) + 5 * step);
      expect(braCups.indexOf(other?.cup as never)).toBe(braCups.indexOf(own?.cup as never) - step);
    }
  }
});

test('R38 the bust of a size leads back to the size', () => {
  fc.assert(
    fc.property(sizesOfChart, fc.nat({ max: 19 }), (size, more) => {
      const bra = findBra(size);
      const span = bustOf(bra?.band.eu ?? '', bra?.cup.eu ?? '');
      expect(findBraSize(bra?.band.eu ?? '', (span?.[0] ?? 0) + more)).toBe(size);
    }),
  );
  expect([bustOf('60', 'A'), bustOf('75', 'K')]).toEqual([null, null]);
});

test('N22 sizes are passed to a listing as its filters: bands and cups apart, letters by name', () => {
  expect(toSizeChoice(['75B'])).toEqual({ bands: ['75'], cups: ['B'], sizes: [] });
  expect(toSizeChoice(['M', 'L', 'M'])).toEqual({ bands: [], cups: [], sizes: ['M', 'L'] });
});
