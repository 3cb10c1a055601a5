import sharp from 'sharp';
import { type IconShape, markSvg } from './brand-mark.ts';

const pictures = {
  // Phones request these two by name on pages whose head they have not read.
  'apple-touch-icon.png': { shape: 'full', size: 180 },
  'apple-touch-icon-precomposed.png': { shape: 'full', size: 180 },
  'app-icons/192.png': { shape: 'tile', size: 192 },
  'app-icons/512.png': { shape: 'tile', size: 512 },
  'app-icons/maskable-512.png': { shape: 'maskable', size: 512 },
} as const satisfies Record<string, { shape: IconShape; size: number }>;

const faviconSizes = [16, 32, 48];

const drawPng = (shape: IconShape, size: number): Promise<Buffer> =>
  sharp(Buffer.from(markSvg(shape)), { density: (72 * size) / 32 })
    .resize(size)
    .png()
    .toBuffer();

/** Draws the icon files of `public`, by their paths there. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const drawn: Record<string, Buffer> = {
    'icon.svg': Buffer.from(`${markSvg('tile')}\n`),
    'favicon.ico': packIco(await Promise.all(faviconSizes.map((size) => drawPng('tile', size)))),
  };
  for (const [path, { shape, size }] of Object.entries(pictures)) drawn[path] = await drawPng(shape, size);
  return drawn;
}

/** An ICO is a list of pictures, which may be PNG: a head of 6 bytes, 16 bytes for each, then the pictures. */
function packIco(icons: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = head.byteLength;
  for (const [place, icon] of icons.entries()) {
    const size = faviconSizes[place] ?? 0;
    const at = 6 + 16 * place;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(icon.byteLength, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += icon.byteLength;
  }
  return Buffer.concat([head, ...icons]);
}
