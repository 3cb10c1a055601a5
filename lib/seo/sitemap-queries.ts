import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { AnswerOf } from '@/contract/calls/table';
import { addressesPerCallMax } from '@/contract/rules';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
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
const noAddresses: Addresses = { departamentos: [], productos: [], totalProductos: 0, siguiente: null };

async function readAddresses(after: number): Promise<Addresses> {
  const addresses = await readPublic('listCatalogueAddresses', { body: { desde: after, maximo: productsInAPart } });
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
    const { productos, siguiente }: Addresses = await readAddresses(after);
    if (productos.length > 0) parts.push({ name: `products-${after}.xml`, changed: latest(productos), after });
    // Guards against a backend that returns the same part again, which would loop for ever.
    after = siguiente !== null && siguiente > after ? siguiente : null;
  }
  return parts;
}

/** F031: the parts of the sitemap. */
export async function listSitemapParts(): Promise<SitemapPart[]> {
  const { departamentos } = await readDepartments();
  return [
    { name: 'pages.xml', changed: null },
    ...(departamentos.length > 0 ? [{ name: 'departments.xml', changed: latest(departamentos) }] : []),
    ...(await listProductParts()),
  ];
}

/** The pages of a part; null for a part that is not in the list, so that invented names cost nothing. */
export async function readSitemapPart(name: string): Promise<Iterable<SitemapPage> | null> {
  if (name === 'pages.xml') return [...publicPages, ...(await listPrintedPaths())].map(toFixedPlace);
  if (name === 'departments.xml') {
    const { departamentos } = await readDepartments();
    return departamentos.map((each) => toPlace(each, null));
  }
  const part = (await listProductParts()).find((each) => each.name === name);
  if (!part) return null;
  const { productos } = await readAddresses(part.after);
  return productos.values().map((each) => toPlace(each, each.foto));
}

async function readDepartments(): Promise<Pick<Addresses, 'departamentos'>> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('menu');
  const { departamentos } = (await readPublic('listCatalogueAddresses', { body: { desde: 0, maximo: 1 } })) ?? {
    departamentos: [],
  };
  if (departamentos.length === 0) cacheLife('absent');
  // An empty department has an address, but nothing to show in search results.
  return { departamentos: departamentos.filter(({ totalProductos }) => totalProductos > 0) };
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
  { url, cambiado }: Addresses['departamentos'][number] | Addresses['productos'][number],
  photo: string | null,
): SitemapPage => ({
  paths: inEveryLanguage((locale) => catalogueHref(locale, url[locale])),
  changed: cambiado,
  picture: photo && mediaAddress(photo, pictureWidth, 'webp'),
});

const latest = (rows: { cambiado: string }[]) =>
  rows.reduce<string | null>((max, { cambiado }) => (max && max > cambiado ? max : cambiado), null);
