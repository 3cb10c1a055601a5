import 'server-only';
import { type Product, toProduct } from '@/lib/catalogue/product-mappers';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { getFirstReviews } from '@/lib/reviews/reviews-queries';
import type { ComparedStyle } from './comparison-rules';

export type ComparedProduct = {
  product: Product;
  /** Index of the shown variant. */
  colour: number;
  rating: { average: number; count: number } | null;
};

/** Products that are no longer sold are left out; instead of a missing colour the first one is shown. */
export async function listCompared(locale: Locale, items: ComparedStyle[]): Promise<ComparedProduct[]> {
  const found = await Promise.all(items.map((item) => readCompared(locale, item)));
  return found.flatMap((each) => each ?? []);
}

async function readCompared(locale: Locale, { reference, colour }: ComparedStyle): Promise<ComparedProduct | null> {
  const wire = await readPublic('readProduct', { body: { idioma: locale, producto: reference } });
  const product = wire && toProduct(wire, locale, null);
  if (!product) return null;
  const place = product.variants.findIndex(({ code }) => code === colour);
  const reviews = await getFirstReviews(locale, product.reference);
  return { product, colour: place < 0 ? product.shown : place, rating: reviews?.summary ?? null };
}
