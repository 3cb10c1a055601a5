import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { productTag } from '@/contract/cache-tags';
import { slugOf } from '@/lib/catalogue/catalogue-mappers';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import { type ReviewPage, toReviewPage } from './reviews-mappers';

type ReviewsQuestion = { reference: string; page?: number; size: number };

/** Null when there is no such product, or no such page of its reviews. */
export async function getReviews(
  locale: Locale,
  { reference, page = 1, size }: ReviewsQuestion,
): Promise<ReviewPage | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(`opiniones:${reference}`);
  const body = { locale, reference, page, perPage: size };
  const wire = await readPublic('listReviews', { body });
  if (wire) return toReviewPage(wire);
  cacheLife('absent');
  return null;
}

/** Cached for a short time: a page rendered without reviews is soon rendered again. */
async function getNoReviews(): Promise<null> {
  'use cache';
  cacheLife('absent');
  return null;
}

/** The reviews shown on a product's page, which also works without them. */
export const firstReviews = 4;
export const getFirstReviews = (locale: Locale, reference: string): Promise<ReviewPage | null> =>
  getReviews(locale, { reference, size: firstReviews }).catch(getNoReviews);

export type ReviewedProduct = { reference: string; name: string; href: string; sizeGuide: SizeGuideName | null };

export async function getReviewedProduct(locale: Locale, reference: string): Promise<ReviewedProduct | null> {
  'use cache';
  cacheLife('catalogue');
  const wire = await readPublic('readProduct', { body: { idioma: locale, producto: reference } });
  if (!wire) {
    cacheLife('absent');
    return null;
  }
  cacheTag(productTag(wire.parent.reference));
  const product = wire.parent.reference;
  return {
    reference: product,
    name: wire.nombre || product,
    href: catalogueHref(locale, slugOf(wire.url, locale)),
    sizeGuide: wire.guiaTallas,
  };
}
