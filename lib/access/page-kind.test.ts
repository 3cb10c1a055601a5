import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { careTopics } from '@/lib/content/care-topics';
import { publicPages } from '@/lib/seo/public-pages';
import { kindOfPage } from './page-kind';
import { guardedRoutes, isPublicPath } from './route-access';

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

test('K16 every page but the accordion has a kind, and no kind contains a person’s name', () => {
  expect(pages.length).toBeGreaterThan(40);
  const unnamed = pages.filter((path) => kindOfPage(path).kind === 'other');
  expect(unnamed.toSorted()).toEqual(['/accordion', '/nowhere']);
  expect(pages.map((path) => kindOfPage(path).kind).filter((kind) => kind.includes('lucia'))).toEqual([]);
});

test('no third-party script is on a personal page: only pages that are the same for everyone are open', () => {
  expect(pages.filter((path) => kindOfPage(path).isOpen && !isPublicPath(path))).toEqual([]);
  const guarded = ['/checkout/payment', '/executive/your-account/client-products', '/validation/password-init'];
  expect(guarded.every((path) => guardedRoutes.some(({ pattern }) => pattern.test(path)))).toBe(true);
  expect(guarded.filter((path) => kindOfPage(path).isOpen)).toEqual([]);
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
])('the tag manager may not run on a page to type on, choose a size on, or that names a person: %s', (path) => {
  expect(kindOfPage(path).isOpen).toBe(false);
});

test('the tag manager may run on pages with public information', () => {
  const open = publicPages.filter((path) => kindOfPage(path).isOpen);
  expect(open).toEqual(
    expect.arrayContaining(['/home/your-catalog-sale-business', '/your-business', '/love', '/customer-care/cookies']),
  );
  for (const department of ['mujer', 'mujer/sujetadores', 'mujer/sujetadores/12', 'mujer/sujetadores/sin-aros'])
    expect(kindOfPage(`/catalogue/${department}`)).toEqual({ kind: 'catalogue', isOpen: true });
});

test('the tag manager may run on all topics of customer care except those with something to type', () => {
  const topics = [...careTopics.help, ...careTopics.legal];
  const closed = topics.filter((topic) => !kindOfPage(`/customer-care/${topic}`).isOpen);
  expect(closed.toSorted()).toEqual(['contact', 'faq', 'withdrawal']);
});
