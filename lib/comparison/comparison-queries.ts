import 'server-only';
import { type Product, toProduct } from '@/lib/catalogue/product-mappers';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { getFirstReviews } from '@/lib/reviews/reviews-queries';
import type { ComparedStyle } from './comparison-rules';

export type ComparedProduct = {
  product: Product;
  /** Place of the variant that is shown. */
  colour: number;
  rating: { average: number; count: number } | null;
};

/** What is no longer sold is left out; a colour that is no longer made is shown in the first one. */
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
