import { comparePath } from '@/lib/access/route-access';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { formatItems, parseItems, type Wish } from '@/lib/wish-list/wish-list-rules';

/** A style in the shown colour; without a size, as on a wish list. */
export type ComparedStyle = Wish;

/** More columns are not readable side by side. */
export const comparedMax = 4;

export const isCompared = (items: ComparedStyle[], reference: string) =>
  items.some((item) => item.reference === reference);

export const withoutCompared = (items: ComparedStyle[], reference: string) =>
  items.filter((item) => item.reference !== reference);

/** Each style once, in the order of choosing; those beyond the limit are dropped. */
export const joinCompared = (items: ComparedStyle[], added: ComparedStyle[]): ComparedStyle[] =>
  [...items, ...added].reduce<ComparedStyle[]>(
    (all, item) => (all.length >= comparedMax || isCompared(all, item.reference) ? all : [...all, item]),
    [],
  );

/** Reads an address: `items` are compared, and `add` is one more, also without script. */
export function parseCompared({ items, add }: Record<string, string | string[] | undefined>): ComparedStyle[] {
  const read = (value: string | string[] | undefined) => parseItems([value ?? ''].flat().join(','));
  return joinCompared(read(items), read(add));
}

export const compareHref = (locale: Locale, items: ComparedStyle[]) =>
  `${localePath(locale, comparePath)}?items=${formatItems(items)}`;

/** The link on a product: adds it to the tab's comparison, which only the browser knows. */
export const addToCompareHref = (locale: Locale, item: ComparedStyle) =>
  `${localePath(locale, comparePath)}?add=${formatItems([item])}`;
