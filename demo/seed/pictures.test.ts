import { expect, test } from '@jest/globals';
import type { GarmentSpec } from '../garments/garment.ts';
import { dominantColor } from '../garments/picture.ts';
import { pictureHash } from './pictures.ts';

const garment: GarmentSpec = {
  type: 'brief-classic',
  view: 'plano',
  color: { base: '#6f7f68' },
  pattern: 'plain',
  seed: 3,
};

test('the address of a drawing depends on its content, not on the order of its fields', () => {
  const { type, view, color, pattern, seed } = garment;
  expect(pictureHash({ garment: { seed, pattern, color, view, type } })).toBe(pictureHash({ garment }));
  expect(pictureHash({ garment: { ...garment, seed: 4 } })).not.toBe(pictureHash({ garment }));
});

test('the dominant colour leans towards the garment', () => {
  const dark = dominantColor({ garment: { ...garment, color: { base: '#000000' } } });
  const light = dominantColor({ garment: { ...garment, color: { base: '#ffffff' } } });
  expect(dark < light).toBe(true);
  expect(dark).toMatch(/^#[0-9a-f]{6}$/);
});
