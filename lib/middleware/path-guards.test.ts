import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findAccess, isPublicPath } from '@/lib/access/route-access';
import { splitLocale } from '@/lib/i18n/routing';
import { planCanonicalPath } from './path-guards';

const home = '/home/your-catalog-sale-business';

test.each([
  ['/', home],
  ['/en', `/en${home}`],
  ['/de/', `/de${home}`],
  ['/es', home],
  ['//', home],
])('R01 the empty path %s redirects to %s', (path, target) => {
  expect(planCanonicalPath(path)).toEqual({ path: target, keepSearch: false });
});

test.each([
  ['/nowhere', home],
  ['/en/nowhere/at/all', `/en${home}`],
  ['/de/executive', `/de${home}`],
  ['/fr/clients/login', home],
  ['/EN/clients/login', home],
  ['/en/en/clients/login', `/en${home}`],
  ['/executive/welcome/more', home],
  ['/EUROPE', home],
  ['/%00', home],
  ['/wp-admin/setup.php', home],
  ['/my-store/x y/shopping-bag', home],
])('R02 the unknown path %s redirects to %s', (path, target) => {
  expect(planCanonicalPath(path)).toEqual({ path: target, keepSearch: false });
});

test.each([
  ['/clients/login', '/clients/login'],
  ['/en/clients/login', '/en/clients/login'],
  ['/es/clients/login', '/clients/login'],
  ['/clients/login/', '/clients/login'],
  ['/de/clients/login///', '/de/clients/login'],
  ['/es/home/your-catalog-sale-business', home],
  ['/es/catalogue/women', '/catalogue/women'],
])('K01 a page has one address in each language: %s is %s', (path, target) => {
  expect(planCanonicalPath(path)).toEqual({ path: target, keepSearch: true });
});

const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '',
        'es',
        'en',
        'de',
        'fr',
        'EU',
        'home',
        'catalogue',
        'clients',
        'login',
        'executive',
        'welcome',
        'my-store',
        'a',
        'shopping-bag',
        '..',
        '.',
        '%2e',
        '%',
      ),
      fc.string(),
    ),
    { maxLength: 6 },
  )
  .map((parts) => `/${parts.join('/')}`);

test('R01 R02 any path leads to an existing page, in one hop, in its own language', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const { path: target } = planCanonicalPath(path);
      const { locale, path: plain } = splitLocale(target);
      expect(findAccess(plain) !== null || isPublicPath(plain)).toBe(true);
      expect(planCanonicalPath(target)).toEqual({ path: target, keepSearch: true });
      expect(locale).toBe(splitLocale(path).locale);
    }),
    { numRuns: 5000 },
  );
});
