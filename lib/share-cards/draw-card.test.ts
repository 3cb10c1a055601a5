import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { shareCardHeight, shareCardWidth } from '@/lib/seo/share-card-path';
import { drawCard } from './draw-card';

const picture = (background: string) =>
  sharp({ create: { width: 86, height: 115, channels: 3, background } })
    .webp()
    .toBuffer();
const pixel = async (card: Buffer, left: number, top: number) => [
  ...(await sharp(card).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
/** Whether a part of the card has anything but the background. */
async function isWritten(card: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(card).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.some(({ min }) => min < 150);
}

test.each([
  ['nothing but a name', 'BHs', []],
  ['one picture', 'Sujetador reductor Camelia', ['#ff0000']],
  ['two pictures', 'Trägerlose BHs', ['#ff0000', '#0000ff']],
])('F033 a card with %s has the size that networks require and a small file', async (_, title, colours) => {
  const card = await drawCard({ title, label: 'Damen', pictures: await Promise.all(colours.map(picture)) });
  const { width, height, format } = await sharp(card).metadata();
  expect([width, height, format]).toEqual([shareCardWidth, shareCardHeight, 'jpeg']);
  expect(card.byteLength).toBeLessThan(300_000);
});

test('F033 the picture is on the right over the full height, the text on the left', async () => {
  const card = await drawCard({ title: 'Bra', label: '', pictures: [await picture('#ff0000')] });
  for (const top of [0, 315, 629]) expect((await pixel(card, 1190, top))[0]).toBeGreaterThan(240);
  expect(await isWritten(card, 60, 400, 560, 200)).toBe(true);
});

test.each([
  ['very long', 'Trägerloser Push-up-Bügel-BH mit sehr weicher Spitze und verstellbaren Trägern '.repeat(6)],
  ['without a place to break', 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(5)],
  ['that looks like markup', '<b>A & B</b> </span><span size="99999">'],
  ['with letters that the face does not have', '中文 Łódź ﷺ \u0007'],
])('F033 a name %s stays on its side and clear of the shop’s name', async (_, title) => {
  const card = await drawCard({ title, label: 'Formwäsche', pictures: [await picture('#ffffff')] });
  expect(await isWritten(card, 640, 0, 560, 630)).toBe(false);
  expect(await isWritten(card, 0, 620, 640, 10)).toBe(false);
  expect(await isWritten(card, 60, 128, 560, 20)).toBe(false);
});

test('F033 the font of the headings is loaded from its file and not replaced by one of the machine’s', async () => {
  const text = { text: 'Minimizer', dpi: 72, rgba: true } as const;
  const fontfile = 'lib/fonts/fraunces-heading.ttf';
  const [ours, other] = await Promise.all(
    [
      { ...text, font: 'Fraunces 60', fontfile },
      { ...text, font: 'monospace 60' },
    ].map(async (each) => (await sharp({ text: each }).png().toBuffer({ resolveWithObject: true })).info.width),
  );
  // The width of the font's letters at this size.
  expect(ours).toBeGreaterThan(260);
  expect(ours).toBeLessThan(300);
  expect(ours).not.toBe(other);
});

test('F033 a long word is set smaller rather than broken', async () => {
  // Broken, it would fill its line up to the edge, as large as any title.
  const [broken, whole] = await Promise.all(
    ['Vorderverschluss', 'Vorder verschluss'].map((title) => drawCard({ title, label: '', pictures: [] })),
  );
  const second = (card: Buffer | undefined) => isWritten(card ?? Buffer.of(), 60, 440, 560, 40);
  expect(await second(whole)).toBe(true);
  expect(await second(broken)).toBe(false);
});
