import { facetNames, namedFacets } from '@/contract/facets';
import { comparePath, wishListPath } from '@/lib/access/route-access';
import { localePath, locales } from '@/lib/i18n/routing';
import { unlistedPages } from './public-pages';

/** Rooms of a person, or of one question: nothing in them is for a search engine. */
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
  ...unlistedPages,
];
/** Addresses that only programs of ours ask. */
const handlers = ['/EuropaBackend/', '/api/'];
/** What narrows, sorts or lengthens a listing in place: the page is the same, and its canonical address has no query. */
const facets = facetNames.map((name) => namedFacets[name].one);
const listingChoices = ['colour', ...facets, 'min', 'max', 'available', 'reference', 'sort', 'shown'];

/** They fetch the one page that somebody has shared, a choice or a wish list too, and show its picture. */
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
 * F032, T13. What is personal says noindex as well, for whoever comes by a link and does not read this; choices in a
 * query say it by their canonical address. Here the visit itself is saved.
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
