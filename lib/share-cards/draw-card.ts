import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '@/lib/brand';
import { markSvg } from '@/lib/brand-mark';
import { settings } from '@/lib/env';
import { BackendUnavailable } from '@/lib/http/backend';
import { mediaAddress } from '@/lib/media/media-rules';
import { shareCardHeight as height, shareCardWidth as width } from '@/lib/seo/share-card-path';
import { ink, paper, pictureGround, wine } from '@/lib/seo/theme-colours';
import { escapeHtml } from '@/lib/standalone-page';
import type { ShareCard } from './card-queries';

export type CardDrawing = {
  title: string;
  /** Small text above the title. */
  label: string;
  /** One picture fills the right side, two are framed there; without any the card has text only. */
  pictures: Buffer[];
};

/** The heading font in a format that sharp reads; the pages' own file has a compression that it does not. */
const fontFile = join(process.cwd(), 'lib/fonts/fraunces-heading.ttf');
const left = 72;
const edge = 68;
const wordsWidth = 540;
const sideWidth = width - 660;
const titleSizes = [84, 72, 62, 52, 44];
const titleMaxHeight = 340;
const jpeg = { quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

/** F033: the picture of a shared link. Without prices, because copies of it live for weeks. */
export async function drawCard({ title, label, pictures }: CardDrawing): Promise<Buffer> {
  const [name, heading, above, mark] = await Promise.all([
    drawText(brand.name, 40, ink),
    fitText(title),
    label ? drawText(label, 28, wine, 'word-char') : null,
    sharp(Buffer.from(markSvg('tile')), { density: 144 })
      .resize(52)
      .png()
      .toBuffer(),
  ]);
  const top = height - edge - heading.height;
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      ...(await placePictures(pictures)),
      { input: mark, left, top: edge },
      { input: name.data, left: left + 70, top: edge + Math.round((52 - name.height) / 2) },
      ...(above ? [{ input: above.data, left, top: top - above.height - 26 }] : []),
      { input: heading.data, left, top },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

async function placePictures(pictures: Buffer[]): Promise<OverlayOptions[]> {
  const [first, second] = pictures;
  if (!first) return [];
  const side = width - sideWidth;
  if (!second) return [{ input: await crop(first, sideWidth, height), left: side, top: 0 }];
  const ground = { create: { width: sideWidth, height, channels: 3, background: pictureGround } } as const;
  const frame = { width: 273, height: 364 };
  const border = { top: 8, left: 8, bottom: 0, right: 0, background: pictureGround };
  return [
    { input: await sharp(ground).png().toBuffer(), left: side, top: 0 },
    { input: await crop(first, frame.width, frame.height), left: side + 20, top: 68 },
    {
      input: await sharp(await crop(second, frame.width, frame.height))
        .extend(border)
        .png()
        .toBuffer(),
      left: width - 20 - frame.width - border.left,
      top: height - 68 - frame.height - border.top,
    },
  ];
}

const crop = (picture: Buffer, toWidth: number, toHeight: number) =>
  sharp(picture).resize(toWidth, toHeight, { fit: 'cover' }).png().toBuffer();

/** The largest size that fits; a text that never fits gets the smallest one and is cut off. */
async function fitText(text: string) {
  for (const size of titleSizes.slice(0, -1)) {
    const drawn = await drawText(text, size, ink);
    if (drawn.height <= titleMaxHeight && drawn.width <= wordsWidth) return drawn;
  }
  const smallest = await drawText(text, titleSizes.at(-1) ?? 0, ink, 'word-char');
  if (smallest.height <= titleMaxHeight) return smallest;
  const data = await sharp(smallest.data)
    .extract({ left: 0, top: 0, width: smallest.width, height: titleMaxHeight })
    .toBuffer();
  return { data, width: smallest.width, height: titleMaxHeight };
}

/** `wrap` breaks within words only at the smallest size. */
async function drawText(text: string, size: number, colour: string, wrap: 'word' | 'word-char' = 'word') {
  const drawn = await sharp({
    text: {
      text: `<span foreground="${colour}">${toMarkup(text)}</span>`,
      font: `Fraunces ${size}`,
      fontfile: fontFile,
      dpi: 72,
      rgba: true,
      width: wordsWidth,
      wrap,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data: drawn.data, width: drawn.info.width, height: drawn.info.height };
}

const toMarkup = (text: string) => escapeHtml(text).replace(/\p{Cc}/gu, ' ');

/** As long as deriving a picture's width for the first time may take. */
const deadlineMs = 30_000;

export async function makeCard({ title, label, hashes, pictureWidth }: ShareCard): Promise<Buffer> {
  const pictures = await Promise.all(hashes.map((hash) => fetchPicture(hash, pictureWidth)));
  return drawCard({ title, label, pictures });
}

async function fetchPicture(hash: string, width: number): Promise<Buffer> {
  const answer = await fetch(settings().backendUrl + mediaAddress(hash, width, 'webp'), {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.ok) throw new BackendUnavailable('media', String(answer.status));
  return Buffer.from(await answer.arrayBuffer());
}
