import { expect, test } from '@jest/globals';
import { cardDigest, createCardCache } from './card-cache';
import type { ShareCard } from './card-queries';

const aCard = (title = 'Alba'): ShareCard => ({ title, label: 'Bras', hashes: ['abc'], pictureWidth: 860 });

/** A fake `draw` that finishes on request and records its calls. */
function aHand() {
  const asked: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const draw = ({ title }: ShareCard) => {
    asked.push(title);
    return new Promise<Buffer>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(Buffer.from(title))));
    });
  };
  /** Runs until nothing is left to do. */
  const finish = async () => {
    for (let turn = 0; turn < 200; turn++) {
      ends.shift()?.();
      await Promise.resolve();
    }
  };
  return { asked, ends, draw, finish };
}

test('F033 a card is drawn once, however many request it, and cached', async () => {
  const { asked, draw, finish } = aHand();
  const getCard = createCardCache(draw);
  const both = [getCard(aCard()), getCard(aCard())];
  await finish();
  const [one, two] = await Promise.all(both);
  expect(one).toBe(two);
  expect(await getCard(aCard())).toBe(one);
  expect(asked).toEqual(['Alba']);
});

test('F033 another name or picture is another card', () => {
  expect(cardDigest(aCard())).toBe(cardDigest(aCard()));
  expect(cardDigest(aCard('Camelia'))).not.toBe(cardDigest(aCard()));
  expect(cardDigest({ ...aCard(), hashes: ['def'] })).not.toBe(cardDigest(aCard()));
});

test('F033 a card that failed is drawn again, and does not block the others', async () => {
  const { asked, ends, draw, finish } = aHand();
  const getCard = createCardCache(draw);
  const failed = getCard(aCard());
  const next = getCard(aCard('Camelia'));
  await Promise.resolve();
  ends.shift()?.(new Error('no picture'));
  await expect(failed).rejects.toThrow('no picture');
  await finish();
  expect(String(await next)).toBe('Camelia');
  const again = getCard(aCard());
  await finish();
  expect(String(await again)).toBe('Alba');
  expect(asked).toEqual(['Alba', 'Camelia', 'Alba']);
});

test('F033 one card is drawn at a time, and requests beyond the queue are refused', async () => {
  const { asked, draw, finish } = aHand();
  const getCard = createCardCache(draw);
  const made = Array.from({ length: 40 }, (_, place) => getCard(aCard(`Card ${place}`)));
  await Promise.resolve();
  expect(asked).toEqual(['Card 0']);
  expect(made.filter((each) => each === null)).toHaveLength(28);
  await finish();
  expect(asked).toHaveLength(12);
  const late = getCard(aCard('late'));
  await finish();
  expect(String(await late)).toBe('late');
});

test('F033 cards that are no longer requested are evicted', async () => {
  const { asked, draw, finish } = aHand();
  const getCard = createCardCache(draw);
  for (let place = 0; place < 120; place++) {
    const card = getCard(aCard(`Card ${place}`));
    await finish();
    await card;
  }
  await getCard(aCard('Card 119'));
  expect(asked).toHaveLength(120);
  const first = getCard(aCard('Card 0'));
  await finish();
  await first;
  expect(asked).toHaveLength(121);
});
