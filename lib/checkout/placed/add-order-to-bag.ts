import { addToCart } from '@/lib/cart/cart';
import { readCurrentProduct, toCartArticle } from '@/lib/cart/current-product';
import type { Product } from '@/lib/catalogue/product-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { OrderLine } from '@/lib/order/order-line';
import type { Result } from '@/lib/result';

/** The added articles and those that are gone; `away` when the shop could not be reached. */
export type ReorderResult = { added: string[]; gone: string[]; away: boolean };

type Once = Pick<OrderLine, 'code' | 'reference' | 'name' | 'quantity'>;

/**
 * Adds the articles of an order that are still sold to the bag, at today's prices. Every article is read before any
 * is added, so that a retry after an outage adds nothing twice.
 */
export async function addOrderToBag(
  lines: readonly Once[],
  locale: Locale,
  read: (reference: string, locale: Locale) => Promise<Result<Product>> = readCurrentProduct,
): Promise<ReorderResult> {
  const known = new Map<string, Result<Product>>();
  for (const { reference } of lines) {
    const found = known.get(reference) ?? (await read(reference, locale));
    if (!found.ok && found.kind !== 'absent') return { added: [], gone: [], away: true };
    known.set(reference, found);
  }
  const again: ReorderResult = { added: [], gone: [], away: false };
  for (const { code, reference, name, quantity } of lines) {
    const found = known.get(reference);
    const line = found?.ok ? toLineNow(found.data, code) : null;
    const answer = line && (await addToCart({ ...line, quantity }));
    if (answer?.ok === false) return { ...again, away: true };
    (answer ? again.added : again.gone).push(name);
  }
  return again;
}

function toLineNow(product: Product, code: string) {
  for (const variant of product.variants) {
    const article = variant.articles.find((each) => each.code === code);
    const line = article && product.sellable ? toCartArticle(product, variant, article) : null;
    if (line && line.maxQuantity > 0) return line;
  }
  return null;
}
