import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const tokens = new Map(
  [...readFileSync('app/globals.css', 'utf8').matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

const folder = join('components', 'ui', 'styles');
const rules = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(
    ([, selector = '', body = '']) => ({
      name: `${file}: ${selector.trim().split('\n').at(-1)}`,
      text: token(body, 'color'),
      surface: token(body, 'background') ?? token(body, 'background-color'),
      border: token(body, 'border') ?? token(body, 'border-color'),
    }),
  ),
);

const lightSurfaces = ['paper', 'white', 'sand-soft'];
const darkSurfaces = ['ink', 'wine'];
/** Text colours of the page, and the surfaces they may be on. Utilities in sections follow this table too. */
const textOnSurfaces = [
  ...['ink', 'ink-soft', 'wine', 'wine-deep', 'brick', 'sage', 'amber'].map((text) => ({ text, on: lightSurfaces })),
  { text: 'ink', on: ['sand', 'blush', 'sage-soft', 'amber-soft', 'brick-soft'] },
  { text: 'ink-soft', on: ['sand'] },
  { text: 'wine', on: ['sand', 'blush'] },
  ...['paper', 'white', 'sand'].map((text) => ({ text, on: darkSurfaces })),
].flatMap(({ text, on }) => on.map((surface) => [text, surface] as const));

/** Lines that only separate carry no meaning of their own. */
const decoration = new Set(['sand']);

test('every colour token is in the table of texts and surfaces or in a rule of the component styles', () => {
  const tested = new Set([
    ...textOnSurfaces.flat(),
    ...rules.flatMap(({ text, surface, border }) => [text, surface, border]),
  ]);
  expect(tokens.size).toBeGreaterThan(12);
  expect([...tokens.keys()].filter((name) => !tested.has(name))).toEqual([]);
});

test.each(textOnSurfaces)('text in %s on %s has a contrast of 4.5 to 1', (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
});

test('every rule that sets text and surface gives them a contrast of 4.5 to 1', () => {
  const pairs = rules.flatMap(({ name, text, surface }) =>
    text && surface ? [{ name, ratio: contrast(text, surface) }] : [],
  );
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test('every rule that sets a text colour alone is readable on the light surfaces', () => {
  const weak = rules
    .filter(({ text, surface }) => text && !surface)
    .filter(({ text = '' }) => lightSurfaces.some((light) => contrast(text, light) < 4.5));
  expect(weak.map(({ name }) => name)).toEqual([]);
});

test('the border of every control stands out from the light surfaces by 3 to 1', () => {
  const borders = new Set(rules.flatMap(({ border }) => (border && !decoration.has(border) ? [border] : [])));
  const weak = [...borders].filter(
    (border) => border !== 'paper' && lightSurfaces.some((light) => contrast(border, light) < 3),
  );
  expect(borders.size).toBeGreaterThan(2);
  expect(weak).toEqual([]);
});

test('the focus ring stands out by 3 to 1 from every surface that it is drawn on', () => {
  for (const light of [...lightSurfaces, 'sand', 'blush']) expect(contrast('wine', light)).toBeGreaterThanOrEqual(3);
  for (const dark of darkSurfaces) expect(contrast('paper', dark)).toBeGreaterThanOrEqual(3);
});

test('component styles use tokens, never a colour of their own', () => {
  const raw = readdirSync(folder).filter((file) =>
    /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});

function token(body: string, property: string): string | undefined {
  return new RegExp(`(?:^|[\\s;])${property}:[^;]*?var\\(--color-([a-z-]+)\\)`).exec(body)?.[1];
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(name: string): number {
  const value = tokens.get(name);
  if (!value) throw new Error(`no token --color-${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
