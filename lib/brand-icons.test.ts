import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { brand } from './brand';
import { drawIcons } from './brand-icons';

const kept = (path: string) => readFileSync(`public/${path}`);

/** Compares pixels, because compression differs between versions. */
async function seen(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: data };
}

async function differ(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = [await seen(one), await seen(other)];
  // Another processor may round a shade by a step or two.
  return (
    a.width !== b.width ||
    a.height !== b.height ||
    a.values.some((value, at) => Math.abs(value - (b.values[at] ?? 0)) > 2)
  );
}

/** The pictures in an ICO file. */
const packed = (ico: Buffer) =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, place) => {
    const at = 6 + 16 * place;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    return { size: ico.readUInt8(at), picture: ico.subarray(offset, offset + length) };
  });

test('F071 the icon files match the mark as drawn', async () => {
  const drawn = Object.entries(await drawIcons());
  const changed: string[] = [];
  for (const [path, body] of drawn) {
    const pictures = path.endsWith('.ico') ? packed(body).map(({ picture }) => picture) : [body];
    const there = path.endsWith('.ico') ? packed(kept(path)).map(({ picture }) => picture) : [kept(path)];
    const same = await Promise.all(pictures.map((picture, place) => differ(picture, there[place] ?? Buffer.alloc(0))));
    if (there.length !== pictures.length || same.includes(true)) changed.push(path);
  }
  expect(drawn.length).toBeGreaterThan(5);
  expect(changed).toEqual([]);
});

test('favicon.ico has the sizes of browser tabs', async () => {
  const pictures = packed(kept('favicon.ico'));
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, picture } of pictures) expect((await sharp(picture).metadata()).width).toBe(size);
});

test('security.txt has a contact, an expiry date and its own address', () => {
  const fields = new Map(
    [
      ...kept('.well-known/security.txt')
        .toString()
        .matchAll(/^([A-Z][A-Za-z-]+): (.+)$/gm),
    ].map(([, name, value]) => [name, value]),
  );
  expect(Object.fromEntries(fields)).toEqual({
    Contact: `mailto:${brand.mail}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages': 'es, en, de',
    Canonical: `https://${brand.domain}/.well-known/security.txt`,
  });
});
