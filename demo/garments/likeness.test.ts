import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { difference } from './color.ts';
import { drawGarment } from './draw-garment.ts';
import { skinTones } from './figure.ts';
import { type GarmentSpec, garmentTypes } from './garment.ts';

const width = 42;
const height = 56;
/** The number of consecutive styles of a type in the demo's largest department. */
const styles = 9;
/** The least mean difference of two styles in steps of grey (of 255), including the background. */
const least = 1.5;

/** One colour and fabric and no figure, so that only the make of the garment differs. */
const alone = (type: GarmentSpec['type'], seed: number): GarmentSpec => ({
  type,
  view: 'plano',
  color: { base: '#1d1a1c' },
  pattern: 'plain',
  seed,
  figure: { size: 0.5, bust: 0.5, skin: 1, age: 'middle' },
});

const see = (spec: GarmentSpec) =>
  sharp(Buffer.from(upright(drawGarment(spec))), { density: (72 * width * 1.5) / 900 })
    .resize(width, height)
    .flatten({ background: '#f0e6d9' })
    .greyscale()
    .raw()
    .toBuffer();

/** Removes the shadow on the paper, which takes most of the time and is the same for all styles. */
const upright = (svg: string) => svg.replace('filter="url(#fs)"', '');

const apart = (a: Buffer, b: Buffer) => a.reduce((sum, v, i) => sum + Math.abs(v - (b[i] ?? 0)), 0) / a.length;

test.each(garmentTypes)('no two black styles of %s look alike without a figure', async (type) => {
  const seen = await Promise.all(Array.from({ length: styles }, (_, i) => see(alone(type, 1001 + i))));
  const alike: string[] = [];
  for (let a = 0; a < styles; a++)
    for (let b = a + 1; b < styles; b++) {
      const distance = apart(seen[a] as Buffer, seen[b] as Buffer);
      if (distance < least) alike.push(`${1001 + a} and ${1001 + b}: ${distance.toFixed(2)}`);
    }
  expect(alike).toEqual([]);
});

test('a figure has one skin tone throughout: light and shade stay near it', () => {
  for (const [skin, tone] of skinTones.entries())
    for (const type of ['men-shaping-vest', 'bra-balconette'] as const) {
      const svg = drawGarment({ ...alone(type, 7), view: 'frente', figure: { size: 0.5, skin } });
      const lights = [...svg.matchAll(/<linearGradient id="([^"]+)"[^>]*>(.*?)<\/linearGradient>/g)].filter(([whole]) =>
        whole.includes(`stop-color="${tone}"`),
      );
      expect(lights).toHaveLength(1);
      const stops = [...(lights[0]?.[2] ?? '').matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map(
        ([, color]) => color as string,
      );
      expect(stops).toHaveLength(3);
      for (const stop of stops) expect(difference(stop, tone)).toBeLessThan(10);
    }
});
