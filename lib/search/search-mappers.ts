import type { AnswerOf } from '@/contract/calls/table';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import type { Locale } from '@/lib/i18n/routing';

export type FoundDepartment = { label: string; href: string };

export type Suggestions = {
  departments: FoundDepartment[];
  products: ProductCard[];
  total: number;
  /** Nothing is spelt like the text: these look alike. */
  approximate: boolean;
};

const departmentsMax = 4;

export function toSuggestions(wire: AnswerOf<'searchProducts'>, locale: Locale): Suggestions {
  return {
    departments: toDepartments(wire.sugerencias, locale).slice(0, departmentsMax),
    products: wire.productos.map((card) => toProductCard(card, locale)),
    total: wire.totalProductos,
    approximate: wire.aproximado,
  };
}

/** A suggestion without an address is a text to search for; we offer places only. */
export const toDepartments = (
  suggested: AnswerOf<'searchProducts'>['sugerencias'],
  locale: Locale,
): FoundDepartment[] =>
  suggested.flatMap(({ texto, url }) => (url ? [{ label: texto, href: catalogueHref(locale, url) }] : []));
