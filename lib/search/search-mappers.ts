import type { AnswerOf } from '@/contract/calls/table';
import { ownPathPattern } from '@/contract/rules';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { type Locale, localePath } from '@/lib/i18n/routing';

/** A search result besides garments: a department or a page. */
export type SearchLink = { label: string; href: string };

export type Suggestions = {
  pages: SearchLink[];
  departments: SearchLink[];
  products: ProductCard[];
  total: number;
  /** Nothing matches the text exactly: these are similar. */
  approximate: boolean;
};

const departmentsMax = 4;

export function toSuggestions(wire: AnswerOf<'searchProducts'>, locale: Locale): Suggestions {
  return {
    pages: toPages(wire.ayuda, locale),
    departments: toDepartments(wire.sugerencias, locale).slice(0, departmentsMax),
    products: wire.productos.map((card) => toProductCard(card, locale)),
    total: wire.totalProductos,
    approximate: wire.aproximado,
  };
}

/** A suggestion without an address is a text to search for; we only offer places. */
export const toDepartments = (suggested: AnswerOf<'searchProducts'>['sugerencias'], locale: Locale): SearchLink[] =>
  suggested.flatMap(({ texto, url }) => (url ? [{ label: texto, href: catalogueHref(locale, url) }] : []));

const ownPath = new RegExp(ownPathPattern);

/** Another backend may have none; only our own pages are linked. */
export const toPages = (pages: AnswerOf<'searchProducts'>['ayuda'] | null, locale: Locale): SearchLink[] =>
  (pages ?? []).flatMap(({ texto, ruta }) =>
    ownPath.test(ruta) ? [{ label: texto, href: localePath(locale, ruta) }] : [],
  );
