import { addToCart } from '@/lib/cart/cart';
import { readProductNow, toBuyLine } from '@/lib/cart/product-now';
import type { Product } from '@/lib/catalogue/product-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { OrderLine } from '@/lib/order/order-line';
import type { Result } from '@/lib/result';

/** What came into the bag, and what could not; `away` where nobody could say what is still sold. */
export type ReorderResult = { added: string[]; gone: string[]; away: boolean };

type Once = Pick<OrderLine, 'code' | 'reference' | 'name' | 'quantity'>;

/**
 * An order once more, at today's prices, as far as it is still sold. All is asked before anything comes into the bag, so
 * that a second try after an outage brings nothing twice.
 */
export async function orderAgain(
  lines: readonly Once[],
  locale: Locale,
  read: (reference: string, locale: Locale) => Promise<Result<Product>> = readProductNow,
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
    const line = article && product.sellable ? toBuyLine(product, variant, article) : null;
    if (line && line.maxQuantity > 0) return line;
  }
  return null;
}
