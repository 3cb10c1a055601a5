import { expect, test } from '@jest/globals';
import { createProxyTrust } from './client-address.ts';

const isTrusted = createProxyTrust(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.2', false],
  ['10.200.3.4', true],
  ['fd12::1', true],
  ['2001:db8::1', false],
  ['unknown', false],
  ['', false],
])('whether %j is a trusted proxy: %s', (address, trusted) => {
  expect(isTrusted(address, 0)).toBe(trusted);
});

test('only the last ten addresses of a long chain are checked', () => {
  expect([isTrusted('127.0.0.1', 9), isTrusted('127.0.0.1', 10)]).toEqual([true, false]);
  expect(createProxyTrust([])('127.0.0.1', 0)).toBe(false);
});
