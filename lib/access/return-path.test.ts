import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseReturnPath } from './return-path';

test.each([
  ['/clients/order', '/clients/order'],
  ['/en/clients/order', '/clients/order'],
  ['/executive/quick-order?ref=1&x=%C3%B1', '/executive/quick-order?ref=1&x=%C3%B1'],
  ['/catalogue/women/bras?color=black', '/catalogue/women/bras?color=black'],
  ['/clients/order#top', '/clients/order'],
  ['/clients/./order', '/clients/order'],
])('%s is a return address: %s', (value, path) => {
  expect(parseReturnPath(value)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  '/',
  'clients/order',
  'https://elsewhere.example/clients/order',
  'HTTPS://elsewhere.example',
  '//elsewhere.example/clients/order',
  '///elsewhere.example/clients/order',
  '/\\elsewhere.example/clients/order',
  '\\\\elsewhere.example/clients/order',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' /clients/order',
  '/clients/order ',
  '/clients\\order',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:elsewhere.example',
  'https:/elsewhere.example',
  '/@elsewhere.example',
  '/.elsewhere.example',
  '/%2f/elsewhere.example',
  '/%5celsewhere.example',
  '/clients/..//elsewhere.example/',
  '/en//elsewhere.example/clients/order',
  '/es/clients/order/../..//elsewhere.example',
  '/api/session',
  '/EuropaBackend/rest/api/public/logoutApp?ambito=socia',
  '/unknown',
  '/clients/login/x',
  '/clients/órder',
  `/catalogue/${'x'.repeat(500)}`,
])('%j is no return address', (value) => {
  expect(parseReturnPath(value)).toBeNull();
});

test('whatever is given, a return address stays on this shop', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    'en',
    'es',
    'home',
    'catalogue',
    'clients',
    'order',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    'https:',
    'evil.example',
    '\t',
    '\n',
    ' ',
    'ñ',
  );
  const value = fc.oneof(
    fc.string(),
    fc.array(pieces).map((all) => all.join('')),
    fc.webUrl(),
    fc.webPath(),
  );
  fc.assert(
    fc.property(value, (text) => {
      const address = parseReturnPath(text);
      if (address === null) return;
      const url = new URL(address, 'https://shop.example');
      expect(url.origin).toBe('https://shop.example');
      expect(url.pathname + url.search).toBe(address);
      // Nor may a language prefix in front make it another host.
      expect(new URL(`/de${address}`, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 5000 },
  );
});
