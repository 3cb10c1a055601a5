import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { productTag } from '@/contract/cache-tags';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { type ProductCard, toProductCard } from './catalogue-mappers';

const related = 4;

async function listRelated(locale: Locale, reference: string): Promise<ProductCard[]> {
  'use cache';
  cacheLife('catalogue');
  const body = { idioma: locale, referencia: reference, maximo: related };
  const cards = (await readPublic('listRelatedProducts', { body })) ?? [];
  cacheTag('catalogo', ...[reference, ...cards.map(({ referencia }) => referencia)].map(productTag));
  return cards.map((card) => toProductCard(card, locale));
}

/** Cached for a short time: a page rendered without related products is soon rendered again. */
async function listNone(): Promise<ProductCard[]> {
  'use cache';
  cacheLife('absent');
  return [];
}

/** An outage of this call does not affect the product's page. */
export const listRelatedOrNone = (locale: Locale, reference: string): Promise<ProductCard[]> =>
  listRelated(locale, reference).catch(listNone);
