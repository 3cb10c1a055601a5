import { expect, test } from '@jest/globals';
import { hmac } from '@/lib/session/hmac';
import { readNotice } from './cache-notice';

const secret = 'a-secret-that-both-sides-know-0123456789';
const now = 1_800_000_000_000;
const seconds = now / 1000;
const good = {
  id: 'job-1',
  name: 'catalogo',
  version: 12,
  tags: ['menu', 'departamento:bras', 'producto:V-1001', 'contenidos:customer-care/help'],
};

function signed(body: string, moment: number | string = seconds, key = secret) {
  return `t=${moment},v1=${hmac(`${moment}.${body}`, key)}`;
}
const read = (notice: unknown, moment?: number | string, key?: string) => {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  return readNotice(body, signed(body, moment, key), secret, now);
};

test('a notice with the backend’s signature is accepted', () => {
  expect(read(good)).toEqual(good);
});

test('a notice is valid for five minutes, also with a clock that is ahead', () => {
  expect(read(good, seconds - 300)).toEqual(good);
  expect(read(good, seconds + 300)).toEqual(good);
  expect(read(good, seconds - 301)).toBeNull();
  expect(read(good, seconds + 301)).toBeNull();
});

test('a notice with a changed text, time or secret is refused', () => {
  const body = JSON.stringify(good);
  const signature = signed(body);
  expect(readNotice(`${body} `, signature, secret, now)).toBeNull();
  expect(readNotice(body, signature.replace(`t=${seconds}`, `t=${seconds + 1}`), secret, now)).toBeNull();
  expect(read(good, seconds, 'another-secret-that-only-one-side-knows')).toBeNull();
});

test.each([
  null,
  '',
  't=1',
  'v1=abc',
  `t=${seconds}`,
  `t=${seconds},v1=`,
  `t=${seconds},v1=${'0'.repeat(64)}`,
  `t=NaN,v1=${'0'.repeat(64)}`,
  `T=${seconds},V1=${'0'.repeat(64)}`,
])('the signature %j is refused', (signature) => {
  expect(readNotice(JSON.stringify(good), signature, secret, now)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a text', '"menu"'],
  ['no id', { ...good, id: undefined }],
  ['no name', { ...good, name: undefined }],
  ['an unknown cache name', { ...good, name: 'secrets' }],
  ['no version', { ...good, version: undefined }],
  ['a version that is a text', { ...good, version: '12' }],
  ['half a version', { ...good, version: 1.5 }],
  ['no tags', { ...good, tags: undefined }],
  ['tags that are a text', { ...good, tags: 'menu' }],
  ['a tag that is a number', { ...good, tags: [7] }],
  ['an empty tag', { ...good, tags: [''] }],
  ['a tag with a space', { ...good, tags: ['a b'] }],
  ['a tag that is too long', { ...good, tags: ['x'.repeat(121)] }],
  ['too many tags', { ...good, tags: Array(501).fill('menu') }],
])('a correctly signed notice with %s is refused', (_, notice) => {
  expect(read(notice)).toBeNull();
});
