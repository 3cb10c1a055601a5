import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { encodePortrait } from './portraits.ts';

const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#a05040' } });
/** Half white, half black noise: a small upload that is large as a photo. */
const noise = () => {
  const random = createHash('shake256', { outputLength: 900 * 900 }).digest();
  return sharp(
    random.map((byte) => (byte & 1) * 255),
    { raw: { width: 900, height: 900, channels: 1 } },
  ).png({ palette: true, colours: 2, dither: 0 });
};

test.each([
  ['jpeg', () => plain(90).jpeg()],
  ['png', () => plain(90).png()],
  ['webp', () => plain(90).webp()],
])('C079 a photo may be a %s', async (_, make) => {
  expect(await encodePortrait(await make().toBuffer())).toMatchObject({ width: 90, height: 90 });
});

test.each([
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>')],
  ['an animation', () => plain(90).gif().toBuffer()],
  ['a decompression bomb', () => plain(5000).png().toBuffer()],
  ['one that is too large after re-encoding', () => noise().toBuffer()],
  ['no picture at all', async () => Buffer.from('no picture at all')],
])('C079 as a photo %s is refused', async (_, make) => {
  expect(await encodePortrait(await make())).toBeNull();
});
