import { expect, test } from '@jest/globals';
import robotsParser from 'robots-parser';
import { guardedRoutes, isPublicPath } from '@/lib/access/route-access';
import { formatListingParams, nothingChosen } from '@/lib/catalogue/listing-params';
import { localePath, locales } from '@/lib/i18n/routing';
import { publicPages } from './public-pages';
import { robotsText } from './robots';

const origin = 'https://shop.example';
/** Checked with an independent parser. */
const robots = robotsParser(`${origin}/robots.txt`, robotsText(origin));
const mayVisit = (path: string, agent = 'Googlebot') => robots.isAllowed(origin + path, agent);
const inEach = (path: string) => locales.map((locale) => localePath(locale, path));

test('F032 robots.txt names the sitemap by the public origin', () => {
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
});

test('F032 everything public may be crawled, in every language, with its files', () => {
  const paths = [
    ...[...publicPages, '/catalogue/mujer/sujetadores', '/catalogue/mujer/2', '/catalogue/x-v1/neg', '/love/x'].flatMap(
      inEach,
    ),
    ...inEach('/my-store/lucia/welcome'),
    '/media/8c1f4a90d2b7e6531f0a/430.webp',
    '/share-cards/es/mujer.jpg',
    '/_next/static/a.js',
    '/llms.txt',
    '/manifest.webmanifest?lang=de',
  ];
  expect(paths.filter((path) => !mayVisit(path))).toEqual([]);
});

const rooms = [
  '/accordion',
  '/executive/welcome',
  '/executive/register-success',
  '/executive/search-executives',
  '/executive/quick-order',
  '/executive/your-account/home',
  '/executive/your-account/clients',
  '/executive/your-account/client',
  '/executive/your-account/orders',
  '/checkout/confirmation',
  '/validation/sign-in',
  '/validation/password-init',
  '/validation/payment/2611A04817',
  '/clients/login',
  '/clients/welcome',
  '/my-store/lucia/shopping-bag',
  '/my-store/lucia/gift-cards',
  '/my-store/lucia/gift-cards/purchase',
  '/search',
  '/wish-list',
  '/compare',
];

test('F032 no personal page may be crawled, in any language', () => {
  // The gallery is not part of the shop.
  const known = guardedRoutes.filter(({ pattern }) => !pattern.test('/dev/gallery'));
  expect(known.filter(({ pattern }) => !rooms.some((room) => pattern.test(room)))).toEqual([]);
  expect(rooms.filter(isPublicPath)).toEqual([]);
  expect(rooms.flatMap(inEach).filter((path) => mayVisit(path))).toEqual([]);
  expect(['/EuropaBackend/rest/api/login', '/api/session'].filter((path) => mayVisit(path))).toEqual([]);
});

test.each([
  ['a choice of colour', '/catalogue/mujer?colour=NEG', false],
  ['a choice of several things', '/en/catalogue/women?type=bra&min=20', false],
  ['an order', '/catalogue/mujer?sort=price-up', false],
  ['a longer list', '/catalogue/mujer?shown=24', false],
  ['a reference', '/catalogue/mujer?reference=10', false],
  ['a choice of availability', '/catalogue/mujer?available=1', false],
  ['a search', '/search?q=encaje', false],
  ['a listing without script', '/de/search?department=damen&colour=NEG', false],
  ['a wish list', '/wish-list?items=V1.NEG', false],
  ['a comparison', '/compare?items=V1.NEG', false],
  ['a page of a listing', '/catalogue/mujer/2', true],
  ['a link of a personal store', '/catalogue/mujer?store=lucia', true],
  ['a link of a letter', '/catalogue/mujer?utm_source=mail', true],
  ['a name that looks like a choice', '/catalogue/mujer?mycolour=1', true],
])('T13 %s (%s) may be crawled: %s', (_, path, expected) => {
  expect(mayVisit(path)).toBe(expected);
});

test.each(['WhatsApp/2.23', 'facebookexternalhit/1.1', 'Twitterbot/1.0'])(
  'F033 %s may fetch a shared page',
  (agent) => {
    const shared = ['/catalogue/mujer?colour=NEG', '/wish-list?items=V1.NEG', '/share-cards/es.jpg'];
    expect(shared.filter((path) => !mayVisit(path, agent))).toEqual([]);
    expect(mayVisit('/api/session', agent)).toBe(false);
  },
);

test('T13 an address with any one choice of a listing, alone or after a store, may not be crawled', () => {
  const choice = {
    ...nothingChosen,
    colours: ['NEG'],
    types: ['bra'],
    supports: ['firm'],
    min: 1000,
    max: 2000,
    available: true,
    reference: 'V1',
  };
  const all = new URLSearchParams(formatListingParams({ choice, sort: 'new', shown: 24 }));
  expect([...all.keys()].length).toBeGreaterThan(8);
  for (const [name, value] of all) {
    expect([name, mayVisit(`/catalogue/mujer?${name}=${value}`)]).toEqual([name, false]);
    expect([name, mayVisit(`/catalogue/mujer?store=lucia&${name}=${value}`)]).toEqual([name, false]);
  }
});
