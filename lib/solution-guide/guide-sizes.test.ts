import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { GuideFit } from '@/contract/solution-guide';
import { braBands } from '@/lib/size-tables/bra-data';
import { letterGuides } from '@/lib/size-tables/letter-guides';
import { findSizes } from '@/lib/size-tables/size-finder';
import { isSizeSystem } from '@/lib/size-tables/size-systems';
import { toLabelText } from '@/lib/size-tables/sizes-in-text';
import { guideNames, isGuideName } from './guide';
import { emptyAnswers, findSize, sizesToSearch } from './guide-answers';
import { findBraByTape, findLetterByTape, type SizeFound } from './guide-sizes';
import { readMeasure } from './read-measure';

const lines = readFileSync('lib/solution-guide/size-vectors.tsv', 'utf8').trim().split('\n').slice(1);
const vectors = lines.map((line) => line.split('\t'));

/** A size of any system, such as uk:34DD, as on our labels. */
function toLabel(text: string): string {
  const [system, size = ''] = text.includes(':') ? text.split(':') : ['eu', text];
  return isSizeSystem(system) ? toLabelText(size, system) : text;
}

function find(guide: string | undefined, way: string | undefined, given = ''): SizeFound | null {
  if (!isGuideName(guide)) throw new RangeError(`no guide ${guide}`);
  const [first = '', second = ''] = given.split(' ');
  if (way === 'label') return findSize({ ...emptyAnswers, guide, way, label: toLabel(first), fit: second as GuideFit });
  const names = guide === 'bras' ? (['underbust', 'bust'] as const) : (['waist', 'hips'] as const);
  const [one, other] = [readMeasure(names[0], first), readMeasure(names[1], second)];
  if (!one.ok || !other.ok) throw new RangeError(`no measures: ${given}`);
  const measures = { [names[0]]: one.millimetres, [names[1]]: other.millimetres };
  return findSize({ ...emptyAnswers, guide, way: 'tape', measures });
}

function describe(found: SizeFound | null): string | undefined {
  if (found?.kind === 'none') return found.nearest ? `${found.why} near ${found.nearest}` : found.why;
  return found?.apart ? `${found.size} apart ${found.apart.waist}/${found.apart.hips}` : found?.size;
}

test('N08 there are at least 200 vectors, each with its source, and some for each guide and way', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(200);
  expect(vectors.filter((vector) => vector.length !== 6 || !vector[5])).toEqual([]);
  for (const guide of guideNames)
    for (const way of ['tape', 'label'])
      expect(vectors.filter((vector) => vector[0] === guide && vector[1] === way).length).toBeGreaterThan(20);
});

test('K10 every vector gives its size, and the neighbouring one when it lies between two', () => {
  const wrong = vectors.flatMap(([guide, way, given, size, between, whence]) => {
    const found = find(guide, way, given);
    const said = [describe(found), found?.kind === 'size' ? found.between.join(' ') : ''].join(' | ');
    return said === `${size} | ${between}`
      ? []
      : [`${guide} ${way} ${given}: ${said}, not ${size} | ${between} (${whence})`];
  });
  expect(wrong).toEqual([]);
});

test('N08 the guides agree with the size finder of the tables: every bust, band, waist and pair of hips', () => {
  const finder = (guide: Parameters<typeof findSizes>[0], picks: Parameters<typeof findSizes>[1]) => {
    const found = findSizes(guide, picks);
    return found.kind === 'size' ? [found.sizes[0], found.offered, found.sisters.map(({ size }) => size)] : found.kind;
  };
  const said = (found: SizeFound) => (found.kind === 'size' ? [found.size, found.offered, found.sisters] : found.kind);
  for (const { uk, underbust } of braBands)
    for (let bust = 77; bust <= 117; bust += 1)
      expect(said(findBraByTape({ underbust: underbust[0] + 20, bust: bust * 10 }))).toEqual(
        finder('bras', { band: Number(uk), bust }),
      );
  for (const [guide, chart] of [
    ['shapewear', 'shapewear'],
    ['panties', 'briefs'],
  ] as const)
    for (const waist of letterGuides[chart].sizes)
      for (const hips of letterGuides[chart].sizes) {
        const measured = findLetterByTape(guide, { waist: waist.waist[0], hips: hips.hips[0] });
        const [size, offered] = said(measured);
        expect([size, offered]).toEqual(
          finder(chart, { waist: waist.waist[0] / 10, hips: hips.hips[0] / 10 }).slice(0, 2),
        );
      }
});

test('N08 a size that is not in the catalogue names neighbouring ones', () => {
  const sistersOf = (found: SizeFound | null) => (found?.kind === 'size' ? [found.offered, found.sisters] : null);
  expect(sistersOf(find('bras', 'label', '65C well'))).toEqual([false, ['70B']]);
  expect(sistersOf(find('bras', 'label', '75B well'))).toEqual([true, ['70C', '80A']]);
  expect(sistersOf(find('shapewear', 'label', 'XS well'))).toEqual([false, ['S']]);
  expect(sistersOf(find('panties', 'label', '4XL well'))).toEqual([false, ['3XL']]);
  expect(sistersOf(find('panties', 'label', 'M well'))).toEqual([true, []]);
});

test('N08 bralettes and sports bras in letter sizes are found for the same bust', () => {
  const asked = (given: string, way = 'tape') => {
    const found = find('bras', way, given);
    return found && sizesToSearch(found);
  };
  expect(asked('75 91')?.own).toEqual(['75C', 'M']);
  // From 88.9 to 90.9 cm: the border between the letters lies within the size.
  expect(asked('75B well', 'label')?.own).toEqual(['75B', 'S', 'M']);
  expect(asked('75 91')?.sisters).toEqual(['75B', '70D', '80B']);
});
