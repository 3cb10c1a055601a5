import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { AnswerOf } from '@/contract/calls/table';
import { addressesPerCallMax } from '@/contract/rules';
import { giftCardPath } from '@/lib/access/route-access';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { areGiftCardsOffered } from '@/lib/gift-card/gift-card-queries';
import { BackendUnavailable, readPublic } from '@/lib/http/backend';
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/routing';
import { mediaAddress } from '@/lib/media/media-rules';
import { listPrintedPages } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { publicPages } from './public-pages';
import type { SitemapPage, SitemapPart } from './sitemap';

/** With three languages 15,000 addresses and about 10 MB: a part may have 50,000 and 50 MB. */
const productsInAPart = addressesPerCallMax;
const pictureWidth = 860;

type Addresses = AnswerOf<'listCatalogueAddresses'>;
type ProductPart = SitemapPart & { after: number };

/** For a backend without this call: the sitemap then contains only the shop's own pages. */
const noAddresses: Addresses = { departments: [], products: [], total: 0, next: null };

async function readAddresses(after: number): Promise<Addresses> {
  const addresses = await readPublic('listCatalogueAddresses', { body: { after, most: productsInAPart } });
  if (!addresses && after > 0) throw new BackendUnavailable('listCatalogueAddresses', 'no further addresses');
  if (!addresses) cacheLife('absent');
  return addresses ?? noAddresses;
}

/** The start of each part is known only after reading the one before it; read sequentially, and cached. */
async function listProductParts(): Promise<ProductPart[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('menu');
  const parts: ProductPart[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { products, next }: Addresses = await readAddresses(after);
    if (products.length > 0) parts.push({ name: `products-${after}.xml`, changed: latest(products), after });
    // Guards against a backend that returns the same part again, which would loop for ever.
    after = next !== null && next > after ? next : null;
  }
  return parts;
}

/** F031: the parts of the sitemap. */
export async function listSitemapParts(): Promise<SitemapPart[]> {
  const departments = await readDepartments();
  return [
    { name: 'pages.xml', changed: null },
    ...(departments.length > 0 ? [{ name: 'departments.xml', changed: latest(departments) }] : []),
    ...(await listProductParts()),
  ];
}

/** The pages of a part; null for a part that is not in the list, so that invented names cost nothing. */
export async function readSitemapPart(name: string): Promise<Iterable<SitemapPage> | null> {
  if (name === 'pages.xml') {
    const offered = await areGiftCardsOffered();
    const pages = publicPages.filter((path) => path !== giftCardPath || offered);
    return [...pages, ...(await listPrintedPaths())].map(toFixedPlace);
  }
  if (name === 'departments.xml') return (await readDepartments()).map((each) => toPlace(each, null));
  const part = (await listProductParts()).find((each) => each.name === name);
  if (!part) return null;
  const { products } = await readAddresses(part.after);
  return products.values().map((each) => toPlace(each, each.picture));
}

async function readDepartments(): Promise<Addresses['departments']> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('menu');
  const { departments } = (await readPublic('listCatalogueAddresses', { body: { after: 0, most: 1 } })) ?? noAddresses;
  if (departments.length === 0) cacheLife('absent');
  // An empty department has an address, but nothing to show in search results.
  return departments.filter(({ total }) => total > 0);
}

/** In the language without a prefix: these paths are the same in every language. */
const listPrintedPaths = async () => (await listPrintedPages(defaultLocale)).map(({ href }) => href);

const inEveryLanguage = (path: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, path(locale)])) as Record<Locale, string>;

const toFixedPlace = (path: string): SitemapPage => ({
  paths: inEveryLanguage((locale) => localePath(locale, path)),
  changed: null,
  picture: null,
});

const toPlace = (
  { url, changedAt }: Addresses['departments'][number] | Addresses['products'][number],
  photo: string | null,
): SitemapPage => ({
  paths: inEveryLanguage((locale) => catalogueHref(locale, url[locale])),
  changed: changedAt,
  picture: photo && mediaAddress(photo, pictureWidth, 'webp'),
});

const latest = (rows: { changedAt: string }[]) =>
  rows.reduce<string | null>((max, { changedAt }) => (max && max > changedAt ? max : changedAt), null);
