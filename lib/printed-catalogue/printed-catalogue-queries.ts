import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { productTag } from '@/contract/cache-tags';
import { callBackend, emptyOnOutage, readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { visitorIpHeader } from '@/lib/search/search-queries';
import type { PrintedAddress } from './printed-catalogue';
import {
  type PrintedCatalogue,
  type PrintedPage,
  type PrintedPageHead,
  toPrintedCatalogue,
  toPrintedPage,
} from './printed-catalogue-mappers';

/**
 * The current campaign's catalogue; null between campaigns. Even null is cached for the full time: each product's
 * page needs it, and a shop without a printed catalogue would render every page again each minute.
 */
export async function getPrintedCatalogue(locale: Locale): Promise<PrintedCatalogue | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('campanas');
  const wire = await readPublic('readPrintedCatalogue', { body: { locale } });
  return wire && toPrintedCatalogue(wire, locale);
}

/** For pages that only link them: empty during an outage, so that the page still renders. */
export const listPrintedPages = (locale: Locale): Promise<PrintedPageHead[]> =>
  getPrintedCatalogue(locale).then((catalogue) => catalogue?.pages ?? [], emptyOnOutage);

/** Null when the current catalogue has no such page; earlier catalogues are gone. */
export async function getPrintedPage(locale: Locale, address: PrintedAddress): Promise<PrintedPage | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('campanas');
  const { campaign, number } = address;
  const wire = await readPublic('readPrintedPage', { body: { locale, campaign, number } });
  if (!wire) {
    cacheLife('absent');
    return null;
  }
  cacheTag(...wire.pieces.map(({ product }) => productTag(product.referencia)));
  return toPrintedPage(wire, address, locale);
}

export type PrintedSearch = { kind: 'found'; catalogue: PrintedCatalogue | null } | { kind: 'away' };

/** Per request and not cached: searches are private. */
export async function searchPrintedCatalogue(locale: Locale, text: string): Promise<PrintedSearch> {
  const found = await callBackend('readPrintedCatalogue', {
    headers: await visitorIpHeader(),
    body: { locale, text },
  });
  if (found.ok) return { kind: 'found', catalogue: toPrintedCatalogue(found.data, locale) };
  return toUnfound(found);
}

const toUnfound = ({ kind }: Failure): PrintedSearch =>
  kind === 'absent' ? { kind: 'found', catalogue: null } : { kind: 'away' };
