import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawSwatch } from './swatch.ts';

test.each(['#0c0b0c', '#ffffff', '#6d1f35', '#6f7f68', '#abc', 'a colour that is none'])(
  'a swatch of %s is a drawing that can be read',
  async (color) => {
    const svg = drawSwatch(color);
    expect(svg).not.toMatch(/NaN|undefined|null/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([48, 48]);
  },
);
