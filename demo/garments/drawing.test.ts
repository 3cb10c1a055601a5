import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawGarment } from './draw-garment.ts';
import { type GarmentSpec, garmentPatterns, garmentTypes, garmentViews } from './garment.ts';
import { drawPortrait, type PortraitSpec } from './portrait.ts';
import { drawScene, sceneNames } from './scene.ts';

const spec = (over: Partial<GarmentSpec> = {}): GarmentSpec => ({
  type: 'bra-balconette',
  view: 'frente',
  color: { base: '#6d1f35' },
  pattern: 'lace',
  seed: 7,
  ...over,
});

/** Checks for unbalanced tags, unquoted attributes, stray ampersands, undefined references and NaN. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const broken = svg.match(/NaN|undefined|null|Infinity|&(?!amp;|lt;|gt;|quot;)/g);
  if (broken) found.push(...broken);
  const open: string[] = [];
  let tags = 0;
  for (const [tag, closing, name, selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z][\w:-]*="[^"<]*")*\s*(\/?)>/g,
  )) {
    tags += 1;
    if (closing) {
      if (open.pop() !== name) found.push(tag);
    } else if (!selfClosing) open.push(name as string);
  }
  if (open.length > 0 || svg.split('<').length !== tags + 1) found.push('unbalanced');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const known = new Set(ids);
  if (known.size !== ids.length) found.push('repeated id');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!known.has(id)) found.push(`missing ${id}`);
  return found;
}

for (const type of garmentTypes) {
  test(`${type} draws in every view and pattern, well formed`, () => {
    for (const view of garmentViews) {
      for (const [seed, pattern] of garmentPatterns.entries()) {
        expect(faults(drawGarment(spec({ type, view, pattern, seed })))).toEqual([]);
      }
    }
  });

  test(`${type} differs from view to view, colour to colour and pattern to pattern`, () => {
    const drawings = [
      ...garmentViews.map((view) => drawGarment(spec({ type, view }))),
      drawGarment(spec({ type, color: { base: '#f5ece0' } })),
      ...garmentPatterns.filter((pattern) => pattern !== 'lace').map((pattern) => drawGarment(spec({ type, pattern }))),
    ];
    expect(new Set(drawings).size).toBe(drawings.length);
  });
}

test('the same spec always draws the same picture', () => {
  for (const type of garmentTypes) expect(drawGarment(spec({ type }))).toBe(drawGarment(spec({ type })));
});

test('a garment is well formed on small and large figures, and with odd seeds and colours', () => {
  for (const type of garmentTypes) {
    for (const size of [0, 0.5, 1, 7])
      expect(faults(drawGarment(spec({ type, figure: { size, bust: size } })))).toEqual([]);
  }
  for (const seed of [-1, 1e15, Number.NaN, 0.5]) expect(faults(drawGarment(spec({ seed })))).toEqual([]);
  for (const base of ['', 'red', '#abc', '#"><script>'])
    expect(faults(drawGarment(spec({ color: { base, accent: base } })))).toEqual([]);
});

test('every scene draws in both formats, well formed and different', () => {
  const drawings = sceneNames.map((name) => drawScene({ name, format: 'tall' }));
  for (const name of sceneNames) expect(faults(drawScene({ name, format: 'wide' }))).toEqual([]);
  for (const drawing of drawings) expect(faults(drawing)).toEqual([]);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('pictures are 3:4, scenes 16:9 or 4:5', async () => {
  const shape = async (svg: string) => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    return Number(width) / Number(height);
  };
  expect(await shape(drawGarment(spec()))).toBeCloseTo(3 / 4);
  expect(await shape(drawScene({ name: 'home-hero', format: 'wide' }))).toBeCloseTo(16 / 9);
  expect(await shape(drawScene({ name: 'home-hero', format: 'tall' }))).toBeCloseTo(4 / 5);
});

test('a portrait is well formed and differs by skin, age, hair, glasses and clothes', () => {
  const woman: PortraitSpec = {
    figure: { size: 0.5, skin: 2, age: 'middle', hair: 'bob' },
    hair: '#4a2f22',
    wears: { color: '#6d1f35', neck: 'v' },
    wall: '#e6d3c3',
    seed: 1,
  };
  const others: PortraitSpec[] = [
    woman,
    { ...woman, figure: { ...woman.figure, skin: 5 } },
    { ...woman, figure: { ...woman.figure, age: 'older' } },
    { ...woman, hair: '#b9b1a8' },
    { ...woman, glasses: 'round' },
    { ...woman, glasses: 'wide' },
    { ...woman, earrings: true },
    { ...woman, wears: { color: '#23304f', neck: 'collar' } },
  ];
  const drawings = others.map(drawPortrait);
  for (const drawing of drawings) expect(faults(drawing)).toEqual([]);
  expect(new Set(drawings).size).toBe(drawings.length);
});
