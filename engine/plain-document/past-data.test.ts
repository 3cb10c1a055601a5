import { expect, test } from '@jest/globals';
import { packText } from '../answers/made-page.ts';
import { createPastData } from './past-data.ts';

const pack = (text: string) => packText(Buffer.from(text));

test('stored data is found by its digest, and other data is not', async () => {
  const past = createPastData();
  const one = await pack('first()');
  past.keep(one);
  const found = await past.find(one.digest);
  expect([found?.digest, found?.bodies.identity.toString()]).toEqual([one.digest, 'first()']);
  expect(await past.find('never')).toBeNull();
});

test('the oldest data is removed when the limit is reached, and data that is stored again counts as newest', async () => {
  const [a, b, c] = [await pack('aaaa'), await pack('bbbb'), await pack('cccc')];
  const past = createPastData(2 * a.bodies.br.byteLength);
  for (const each of [a, b, a, c]) past.keep(each);
  expect([a, b, c].map(({ digest }) => past.has(digest))).toEqual([true, false, true]);
});
