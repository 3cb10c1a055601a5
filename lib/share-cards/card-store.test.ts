import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { backendServer, withSettings } from '@/lib/testing/backend-server';
import { cardTag, getCard } from './card-store';

const backend = backendServer();
withSettings({});
let webp: Buffer;
beforeAll(async () => {
  webp = await sharp({ create: { width: 86, height: 115, channels: 3, background: '#888' } })
    .webp()
    .toBuffer();
});

let cards = 0;
const aCard = (change = {}) => ({
  title: `Alba ${cards++}`,
  label: 'Bras',
  hashes: ['abc'],
  pictureWidth: 860,
  ...change,
});
const withPictures = () => {
  process.env.BACKEND_URL = backend.url();
  backend.answers((_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(webp));
};

test('F033 a card is drawn once, from the picture of the garment, however many ask', async () => {
  withPictures();
  const card = aCard();
  const [one, two] = await Promise.all([getCard(card), getCard(card)]);
  expect(one).toBe(two);
  expect(await getCard(card)).toBe(one);
  expect(backend.asked.map(({ url }) => url)).toEqual(['/media/abc/860.webp']);
});

test('F033 another name or picture is another card', () => {
  const card = aCard();
  expect(cardTag({ ...card })).toBe(cardTag(card));
  expect(cardTag({ ...card, title: 'other' })).not.toBe(cardTag(card));
  expect(cardTag({ ...card, hashes: ['def'] })).not.toBe(cardTag(card));
});

test('F033 a picture that could not be had is asked for again', async () => {
  withPictures();
  const card = aCard();
  backend.answers((_, response) => response.writeHead(503).end());
  await expect(getCard(card)).rejects.toThrow('media');
  withPictures();
  expect((await getCard(card))?.byteLength).toBeGreaterThan(1000);
});

test('F033 whoever asks for too many at once is sent away and costs nothing', async () => {
  withPictures();
  const made = Array.from({ length: 40 }, () => getCard(aCard()));
  const refused = made.filter((each) => each === null);
  expect(refused.length).toBe(28);
  await Promise.all(made);
  expect(backend.asked.length).toBe(12);
  expect(await getCard(aCard())).not.toBeNull();
});
