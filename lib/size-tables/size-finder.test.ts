import { expect, test } from '@jest/globals';
import { letterSizes, swimwearBottoms, swimwearLetters } from './letter-data';
import { menswearSizes } from './menswear-data';
import { type FinderInput, type FinderQuestion, finderOptions, finderQuestions, findSizes } from './size-finder';
import { formatSpan, type Span } from './size-systems';
import { isSizeTable, setUpDelayMs, sizeTableHref, sizeTables } from './size-tables';

const values = (table: 'bras' | 'menswear' | 'swimwear', question: FinderQuestion, picks: FinderInput = {}) =>
  finderOptions(table, question, picks, 'eu').map(({ value }) => value);
const sizesOf = (given: ReturnType<typeof findSizes>) => (given.kind === 'size' ? given.sizes.join(' / ') : given.kind);

test.each(sizeTables)('V05 the table of %s gives no answer while one of its questions is left at 0', (table) => {
  const questions: readonly FinderQuestion[] = finderQuestions[table];
  expect(findSizes(table, {})).toEqual({ kind: 'unanswered' });
  const all = Object.fromEntries(questions.map((question) => [question, values(table, question)[3]]));
  expect(findSizes(table, all).kind).not.toBe('unanswered');
  for (const question of questions) expect(findSizes(table, { ...all, [question]: 0 })).toEqual({ kind: 'unanswered' });
});

test('K06 the bust can be chosen from 77 to 117 cm, the band from 30 to 42 while no bust is chosen', () => {
  const bust = values('bras', 'bust');
  expect([bust.length, bust[0], bust.at(-1)]).toEqual([41, 77, 117]);
  expect(values('bras', 'band')).toEqual([30, 32, 34, 36, 38, 40, 42]);
  expect(values('bras', 'band', { bust: 112 })).toEqual([30, 32, 34, 36, 38, 40, 42, 44]);
  // A chosen band does not disappear when the bust that made it available is cleared.
  expect(values('bras', 'band', { band: 44 })).toContain(44);
});

test('K06 a band is written in the shopper’s system, with its centimetres', () => {
  const texts = (system: 'eu' | 'es' | 'uk') => finderOptions('bras', 'band', {}, system).map(({ text }) => text);
  expect([texts('eu')[2], texts('es')[2], texts('uk')[2]]).toEqual([
    '75 (73–77\u00a0cm)',
    '90 (73–77\u00a0cm)',
    '34 (73–77\u00a0cm)',
  ]);
});

test('K06 the men’s waist goes from 76 to 118 cm without a gap', () => {
  expect(finderOptions('menswear', 'waist', {}, 'eu')).toEqual([
    { value: 76, text: '76–81\u00a0cm' },
    { value: 82, text: '82–87\u00a0cm' },
    { value: 88, text: '88–93\u00a0cm' },
    { value: 94, text: '94–99\u00a0cm' },
    { value: 100, text: '100–105\u00a0cm' },
    { value: 106, text: '106–111\u00a0cm' },
    { value: 112, text: '112–118\u00a0cm' },
  ]);
});

test.each([
  [{ bust: 89, band: 34 }, '75B'],
  [{ bust: 77, band: 30 }, '65A'],
  [{ bust: 117, band: 42 }, '95F'],
  [{ bust: 117, band: 44 }, '100C'],
  [{ bust: 77, band: 34 }, 'none'],
  [{ bust: 117, band: 30 }, 'none'],
  [{ bust: 89, band: 31 }, 'none'],
])('R38 V06 X05 for %j the answer is %s', (picks, size) => {
  expect(sizesOf(findSizes('bras', picks))).toBe(size);
});

test('N08 an answer for bras names the size in every system and the sister sizes that are sold', () => {
  expect(findSizes('bras', { bust: 95, band: 34 })).toEqual({
    kind: 'size',
    sizes: ['75E'],
    offered: true,
    systems: [
      { system: 'eu', label: '75E' },
      { system: 'es', label: '90E' },
      { system: 'uk', label: '34DD' },
      { system: 'us', label: '34DD/E' },
    ],
    sisters: [
      { size: '70F', band: 'tighter' },
      { size: '80D', band: 'wider' },
    ],
  });
  expect(findSizes('bras', { bust: 79, band: 30 })).toMatchObject({
    sizes: ['65B'],
    offered: false,
    sisters: [{ size: '70A', band: 'wider' }],
  });
  expect(findSizes('bras', { bust: 82, band: 32 })).toMatchObject({ sizes: ['70A'], sisters: [] });
});

test.each([
  [76, 'S', true],
  [82, 'M', true],
  [88, 'L', true],
  [94, 'XL', true],
  [100, 'XXL', true],
  [106, '3XL', false],
  [112, '4XL', false],
])('R39 a waist from %i cm is %s, and it is sold: %s', (waist, size, offered) => {
  expect(findSizes('menswear', { waist })).toMatchObject({ kind: 'size', sizes: [size], offered });
});

test('R39 X05 a waist outside the chart has no size', () => {
  expect([75, 77, 118, 119].map((waist) => findSizes('menswear', { waist }).kind)).toEqual(Array(4).fill('none'));
});

/** Rows are the bust, columns the hips; a dash is a combination without a result. */
const pairs = `
  XS/XS XS/S XS/M -    -     -      -
  S/XS  S/S  S/M  S/L  -     -      -
  M/XS  M/S  M/M  M/L  M/XL  -      -
  -     L/S  L/M  L/L  L/XL  L/XXL  -
  -     -    XL/M XL/L XL/XL XL/XXL XL/3XL
  -     -    -    XXL/L XXL/XL XXL/XXL XXL/3XL
  -     -    -    -    3XL/XL 3XL/XXL 3XL/3XL`;

test('R40 V07 X05 every pair of bust and hips gives a pair of sizes, or none', () => {
  const busts = values('swimwear', 'bust');
  const hips = values('swimwear', 'hips');
  expect([busts, hips]).toEqual([
    [78, 84, 90, 96, 102, 109, 117],
    [84, 90, 96, 102, 108, 114, 122],
  ]);
  const found = busts.map((bust) =>
    hips.map((each) => {
      const given = findSizes('swimwear', { bust, hips: each });
      return given.kind === 'size' ? given.sizes.join('/') : '-';
    }),
  );
  expect(found).toEqual(
    pairs
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/)),
  );
  expect(findSizes('swimwear', { bust: 79, hips: 90 }).kind).toBe('none');
});

test.each([
  [84, 90, true],
  [109, 122, true],
  [117, 122, false],
  [78, 90, false],
  [84, 84, false],
])('R40 the pair for a bust from %i and hips from %i cm is sold: %s', (bust, hips, offered) => {
  expect(findSizes('swimwear', { bust, hips })).toMatchObject({ kind: 'size', offered });
});

test.each([
  ['bust', letterSizes.map(({ bust }) => bust)],
  ['hips', letterSizes.map(({ hips }) => hips)],
  ['waist of women', letterSizes.map(({ waist }) => waist)],
  ['waist', menswearSizes.map(({ waist }) => waist)],
] as [string, Span[]][])('R39 R40 the %s of the letters has no gap and no overlap', (_, spans) => {
  expect(spans.slice(1).map(([from]) => from)).toEqual(spans.slice(0, -1).map(([, below]) => below));
});

test('R39 R40 every letter of the catalogue is in a chart', () => {
  expect(letterSizes.map(({ letter }) => letter)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']);
  expect(menswearSizes.filter(({ offered }) => offered).map(({ letter }) => letter)).toEqual([
    'S',
    'M',
    'L',
    'XL',
    'XXL',
  ]);
  expect(Object.keys(swimwearBottoms)).toEqual([...swimwearLetters]);
});

test('R38 a span is written in whole centimetres, both ends included', () => {
  expect([formatSpan([725, 775]), formatSpan([870, 890])]).toEqual(['73–77', '87–88']);
});

test('R38 R39 R40 K05 the tables have their addresses, and the delay before the finder is set up is two seconds', () => {
  expect(sizeTables.map((table) => sizeTableHref('de', table))).toEqual([
    '/de/customer-care/size-tables/bras',
    '/de/customer-care/size-tables/menswear',
    '/de/customer-care/size-tables/swimwear',
  ]);
  expect(sizeTableHref('es')).toBe('/customer-care/size-tables');
  expect([isSizeTable('bras'), isSizeTable('shoes'), isSizeTable(undefined)]).toEqual([true, false, false]);
  expect(setUpDelayMs).toBe(2000);
});

test.each([
  ['briefs', { waist: 68, hips: 96 }, 'M', true],
  ['briefs', { waist: 80, hips: 90 }, 'L', true],
  ['shapewear', { waist: 62, hips: 84 }, 'XS', false],
  ['nightwear', { bust: 117, hips: 102 }, '3XL', true],
  ['hosiery', { hips: 102 }, 'L-XL', true],
] as const)('F023 for %s of %j the larger of the letters is the size: %s', (guide, picks, size, offered) => {
  expect(findSizes(guide, picks)).toMatchObject({ kind: 'size', sizes: [size], offered });
});

test('F023 V05 a guide without a page gives no answer without all measurements, and no size for one it does not offer', () => {
  expect(findSizes('briefs', { waist: 68 })).toEqual({ kind: 'unanswered' });
  expect(findSizes('hosiery', { hips: 103 })).toEqual({ kind: 'none' });
  expect(finderOptions('hosiery', 'hips', {}, 'es').map(({ text }) => text)).toEqual([
    '90–101\u00a0cm',
    '102–113\u00a0cm',
    '114–129\u00a0cm',
  ]);
});
