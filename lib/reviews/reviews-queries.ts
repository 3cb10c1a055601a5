import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { type ReviewPage, toReviewPage } from './reviews-mappers';

type ReviewsQuestion = { reference: string; page?: number; size: number };

/** Null where there is no such product, or no such page of its reviews. */
export async function getReviews(
  locale: Locale,
  { reference, page = 1, size }: ReviewsQuestion,
): Promise<ReviewPage | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(`opiniones:${reference}`);
  const body = { idioma: locale, referencia: reference, pagina: page, tamano: size };
  const wire = await readPublic('listReviews', { body });
  if (wire) return toReviewPage(wire);
  cacheLife('absent');
  return null;
}

export type ReviewedProduct = { reference: string; name: string; href: string };

export async function getReviewedProduct(locale: Locale, reference: string): Promise<ReviewedProduct | null> {
  'use cache';
  cacheLife('catalogue');
  const wire = await readPublic('readProduct', { body: { idioma: locale, producto: reference } });
  if (!wire) {
    cacheLife('absent');
    return null;
  }
  cacheTag(`producto:${wire.parent.reference}`);
  const href = localePath(locale, `/catalogue/${wire.url[locale]}`);
  return { reference: wire.parent.reference, name: wire.nombre, href };
}
