import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { careTextPages } from '@/lib/content/care-text-pages';
import { publicPages } from '@/lib/seo/public-pages';
import { guardedRoutes, isPublicPath } from './route-access';
import { toThirdPartyPage } from './third-party-page';

/** Every page of the app, with a possible address. */
const pages = globSync('app/[[]locale]/**/page.tsx').map(
  (file) =>
    file
      .replace(/^app\/\[locale\]\/\(\w+\)/, '')
      .replace(/\/page\.tsx$/, '')
      .replace('[...slug]', 'mujer')
      .replace('[...path]', 'v1042')
      .replace('[...unknown]', 'nowhere')
      .replace('[table]', 'bras')
      .replace('[topic]', 'delivery')
      .replace('[alias]', 'lucia') || '/',
);

test('K16 every page but the accordion and an unknown one has a kind, and no kind contains a store’s alias', () => {
  expect(pages.length).toBeGreaterThan(40);
  const unnamed = pages.filter((path) => toThirdPartyPage(path).kind === 'other');
  expect(unnamed.toSorted()).toEqual(['/accordion', '/nowhere']);
  expect(pages.map((path) => toThirdPartyPage(path).kind).filter((kind) => kind.includes('lucia'))).toEqual([]);
});

test('only pages that are the same for everyone are open to third-party scripts', () => {
  expect(pages.filter((path) => toThirdPartyPage(path).isOpen && !isPublicPath(path))).toEqual([]);
  const guarded = ['/checkout/payment', '/executive/your-account/client-products', '/validation/password-init'];
  expect(guarded.every((path) => guardedRoutes.some(({ pattern }) => pattern.test(path)))).toBe(true);
  expect(guarded.filter((path) => toThirdPartyPage(path).isOpen)).toEqual([]);
});

test.each([
  '/home/catalog-sale-register-here',
  '/home/solution-guide/test',
  '/home/solution-guide/results',
  '/customer-care/contact',
  '/customer-care/newsletter',
  '/customer-care/withdrawal',
  '/customer-care/size-tables/bras',
  '/catalogue/sujetador-reductor-camelia-sj1045',
  '/catalogue/sujetador-reductor-camelia-sj1045/neg',
  '/my-store/lucia/welcome',
  '/my-store/invited/shopping-payment',
  '/clients/order',
  '/wish-list',
  '/compare',
  '/search',
  '/search/printed-catalogue',
  '/printed-catalogue',
  '/love/x',
  '/elsewhere',
])('the tag manager may not run on %s', (path) => {
  expect(toThirdPartyPage(path).isOpen).toBe(false);
});

test('the tag manager may run on pages with public information', () => {
  const open = publicPages.filter((path) => toThirdPartyPage(path).isOpen);
  expect(open).toEqual(
    expect.arrayContaining(['/home/your-catalog-sale-business', '/your-business', '/love', '/customer-care/cookies']),
  );
  for (const department of ['mujer', 'mujer/sujetadores', 'mujer/sujetadores/12', 'mujer/sujetadores/sin-aros'])
    expect(toThirdPartyPage(`/catalogue/${department}`)).toEqual({ kind: 'catalogue', isOpen: true });
});

test('the tag manager may run on all topics of customer care except those with something to type', () => {
  const topics = [...careTextPages.help, ...careTextPages.legal];
  const closed = topics.filter((topic) => !toThirdPartyPage(`/customer-care/${topic}`).isOpen);
  expect(closed.toSorted()).toEqual(['contact', 'faq', 'withdrawal']);
});
