import type { Product } from '@/lib/catalogue/product-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { CartLine } from './cart-line';
import { type CartArticle, readCurrentProduct, toCartArticle } from './current-product';

/** The current state of a line in the shop. `line` is null when the article is gone. */
export type CheckedLine = { key: string; line: CartArticle | null; state: 'same' | 'changed' | 'soldOut' | 'gone' };

/** A line that has changed since it was added, together with what it was. */
export type LineNote = { now: CheckedLine; was: CartLine };
export type LineNotes = Map<string, LineNote>;

const atOnce = 4;

/**
 * N21. Reads each product of the bag once. Null when the shop could not be reached, which says nothing about the
 * lines.
 */
export async function checkLines(
  lines: CartLine[],
  locale: Locale,
  read: (reference: string, locale: Locale) => Promise<Result<Product>> = readCurrentProduct,
): Promise<Map<string, CheckedLine> | null> {
  const references = [...new Set(lines.map(({ reference }) => reference))];
  const found = new Map<string, Product | null>();
  for (let from = 0; from < references.length; from += atOnce) {
    const part = references.slice(from, from + atOnce);
    const answers = await Promise.all(part.map((reference) => read(reference, locale)));
    for (const [place, answer] of answers.entries()) {
      if (!answer.ok && answer.kind !== 'absent') return null;
      found.set(part[place] ?? '', answer.ok ? answer.data : null);
    }
  }
  return new Map(lines.map((line) => [line.key, compareLine(line, found.get(line.reference) ?? null)]));
}

export function compareLine(line: CartLine, product: Product | null): CheckedLine {
  const { key } = line;
  for (const variant of product?.variants ?? []) {
    const article = variant.articles.find(({ code }) => code === key);
    if (!product || !article) continue;
    const now = toCartArticle(product, variant, article);
    if (!now) return { key, line: null, state: 'soldOut' };
    // Without its legal data a product may not be sold, whatever the stock.
    if (!product.sellable || now.maxQuantity < 1) return { key, line: now, state: 'soldOut' };
    const isSame = now.priceCents === line.priceCents && now.maxQuantity >= line.quantity;
    return { key, line: now, state: isSame ? 'same' : 'changed' };
  }
  return { key, line: null, state: 'gone' };
}

/** What the stored line is updated with; a sold-out line only gets a maximum of zero. */
export const toCurrentFacts = (
  { line, state }: CheckedLine,
  was: CartLine,
): Pick<CartLine, 'priceCents' | 'maxQuantity'> =>
  line && state !== 'soldOut' ? line : { priceCents: was.priceCents, maxQuantity: 0 };

/**
 * At the next check an updated line equals what was stored a moment ago, and still differs from what was added: its
 * note stays, and a further change is compared with the line as first added.
 */
export function mergeNotes(said: LineNotes, found: Map<string, CheckedLine>, fresh: LineNotes): LineNotes {
  const changed = [...said].filter(([, { now }]) => now.state === 'changed');
  const kept = changed.filter(([key]) => found.get(key)?.state === 'same');
  const cameIn = new Map(changed.map(([key, { was }]) => [key, was]));
  return new Map([
    ...kept,
    ...[...fresh].map(([key, { now, was }]) => [key, { now, was: cameIn.get(key) ?? was }] as const),
  ]);
}
