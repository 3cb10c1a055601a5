import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageAddresses } from './page-addresses.ts';

const { publicAddress } = pageAddresses;

test.each([
  ['/catalogue/mujer', '/catalogue/mujer'],
  ['/catalogue/%6dujer', '/catalogue/mujer'],
  ['/%63atalogue/mujer/', '/catalogue/mujer'],
  ['//catalogue\\mujer', '/catalogue/mujer'],
  ['/executive/%2e%2e/catalogue/./mujer', '/catalogue/mujer'],
  ['/api/../en/catalogue/women', '/en/catalogue/women'],
  ['/es/home/x', '/home/x'],
  ['/EU/es/home/x', '/home/x'],
  ['/EU/de/home/x', '/de/home/x'],
  ['/home/a%2fb', '/home/a%2Fb'],
  ['/home/%252e', '/home/%252e'],
  ['/home/%C3%B1', '/home/%C3%B1'],
  ['/home/ñ', '/home/%C3%B1'],
])('K01 %s is the page at %s', (path, page) => {
  expect(publicAddress(path)).toBe(page);
});

test.each([
  '/',
  '/EU',
  '/es',
  '/executive/x',
  '/home/../executive/x',
  '/EU/EU/home/x',
  '/catalogue%2fmujer',
  '/HOME/x',
])('%s is no public page', (path) => {
  expect(publicAddress(path)).toBeNull();
});

test('K01 the canonical address of a page is its own canonical address', () => {
  const part = fc.constantFrom(
    '',
    '.',
    '..',
    'EU',
    'es',
    'en',
    'home',
    'catalogue',
    'x',
    '%2e',
    '%2F',
    '%68ome',
    '\\',
    'ñ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const page = publicAddress(`/${parts.join('/')}`);
      if (page !== null) expect(publicAddress(page)).toBe(page);
    }),
    { numRuns: 2000 },
  );
});
