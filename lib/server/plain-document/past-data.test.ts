import { expect, test } from '@jest/globals';
import { packText } from '../answers/made-page.ts';
import { createPastData } from './past-data.ts';

const pack = (text: string) => packText(Buffer.from(text));

test('what is over is found by its content in every encoding, and what never was is not', async () => {
  const past = createPastData();
  const one = await pack('first()');
  past.keep(one);
  const found = await past.find(one.digest);
  expect([found?.digest, found?.bodies.identity.toString()]).toEqual([one.digest, 'first()']);
  expect(await past.find('never')).toBeNull();
});

test('the oldest goes where there is no more room, and what comes again is the newest', async () => {
  const [a, b, c] = [await pack('aaaa'), await pack('bbbb'), await pack('cccc')];
  const past = createPastData(2 * a.bodies.br.byteLength);
  for (const each of [a, b, a, c]) past.keep(each);
  expect([a, b, c].map(({ digest }) => past.has(digest))).toEqual([true, false, true]);
});
