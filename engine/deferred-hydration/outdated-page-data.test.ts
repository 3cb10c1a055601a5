import { expect, test } from '@jest/globals';
import { encodeBody } from '../answers/encoded-page.ts';
import { createOutdatedPageData } from './outdated-page-data.ts';

const pack = (text: string) => encodeBody(Buffer.from(text));

test('stored data is found by its digest, and other data is not', async () => {
  const past = createOutdatedPageData();
  const one = await pack('first()');
  past.keep(one);
  const found = await past.find(one.digest);
  expect([found?.digest, found?.bodies.identity.toString()]).toEqual([one.digest, 'first()']);
  expect(await past.find('never')).toBeNull();
});

test('the oldest data is removed when the limit is reached, and data that is stored again counts as newest', async () => {
  const [a, b, c] = [await pack('aaaa'), await pack('bbbb'), await pack('cccc')];
  const past = createOutdatedPageData(2 * a.bodies.br.byteLength);
  for (const each of [a, b, a, c]) past.keep(each);
  expect([a, b, c].map(({ digest }) => past.has(digest))).toEqual([true, false, true]);
});
