import { facetNames, namedFacets } from '@/contract/facets';
import { comparePath, wishListPath } from '@/lib/access/route-access';
import { localePath, locales } from '@/lib/i18n/routing';
import { unlistedPages } from './public-pages';

/** Personal pages and search results: nothing there is for a search engine. */
const personal = [
  '/search',
  wishListPath,
  comparePath,
  '/accordion',
  '/checkout/',
  '/clients/',
  '/executive/',
  '/validation/',
  '/my-store/*/shopping-',
  '/my-store/*/gift-cards',
  ...unlistedPages,
];
/** Addresses for our own scripts only. */
const handlers = ['/EuropaBackend/', '/api/'];
/** Choices that filter, sort or extend a listing: the page is the same, and its canonical address has no query. */
const facets = facetNames.map((name) => namedFacets[name].one);
const listingChoices = ['colour', ...facets, 'min', 'max', 'available', 'reference', 'sort', 'shown'];

/** Bots that fetch a page somebody has shared, filters and wish lists included, to show a preview. */
const previewers = [
  'facebookexternalhit',
  'LinkedInBot',
  'Pinterestbot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'Twitterbot',
  'WhatsApp',
];

/**
 * F032, T13. Personal pages also have noindex, for crawlers that come by a link; choices have a canonical address
 * without them. This file saves the visit itself.
 */
export function robotsText(origin: string): string {
  const rooms = locales.flatMap((locale) => personal.map((path) => localePath(locale, path)));
  const rules = (paths: string[]) => paths.map((path) => `Disallow: ${path}`).join('\n');
  const choices = listingChoices.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]);
  return [
    `User-agent: *\n${rules([...handlers, ...rooms, ...choices])}\n`,
    `${previewers.map((name) => `User-agent: ${name}`).join('\n')}\n${rules(handlers)}\n`,
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n');
}
