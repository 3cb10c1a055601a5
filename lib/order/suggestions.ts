import type { AnswerOf } from '@/contract/calls';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';

export type Suggestion = { code: string; points: number; product: ProductCard };
/** What goes with the order in hand, and what would be a step up. */
export type Suggestions = { together: Suggestion[]; up: Suggestion[] };

export function toSuggestions(
  { complementarios, superiores }: AnswerOf<'readSuggestions'>,
  locale: Locale,
): Suggestions {
  const toSuggestion = ({ codigo, puntos, producto }: (typeof superiores)[number]): Suggestion => ({
    code: codigo,
    points: puntos,
    product: toProductCard(producto, locale),
  });
  return { together: complementarios.map(toSuggestion), up: superiores.map(toSuggestion) };
}
