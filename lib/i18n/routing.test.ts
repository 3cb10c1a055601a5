import { expect, test } from '@jest/globals';
import { alternatesOf } from './alternates';
import { defaultLocale, isLocale, localePath, locales, splitLocale } from './routing';

test('K01 Spanish is the default; Spanish, English and German are there', () => {
  expect([defaultLocale, locales]).toEqual(['es', ['es', 'en', 'de']]);
  expect(['es', 'en', 'de'].every(isLocale)).toBe(true);
  expect(['', 'ES', 'fr', 'es-ES', 'build', null, undefined, 1].some(isLocale)).toBe(false);
});

test.each([
  ['/', 'es', '/'],
  ['/clients/login', 'es', '/clients/login'],
  ['/es/clients/login', 'es', '/clients/login'],
  ['/en/clients/login', 'en', '/clients/login'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/english/x', 'es', '/english/x'],
  ['/fr/x', 'es', '/fr/x'],
  ['/en/en/x', 'en', '/en/x'],
])('K01 %s is the %s page %s', (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path });
});

test('K01 splitting and joining an address are inverse', () => {
  for (const locale of locales) {
    for (const path of ['/clients/login', '/catalogue/women/bras']) {
      expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
    }
  }
});

test('K01 a page names its translations', () => {
  expect(alternatesOf('en', '/customer-care/help')).toEqual({
    canonical: '/en/customer-care/help',
    languages: {
      es: '/customer-care/help',
      en: '/en/customer-care/help',
      de: '/de/customer-care/help',
      'x-default': '/customer-care/help',
    },
  });
});
