import type { AnswerOf } from '@/contract/calls/table';
import { toProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { Suggestion, Suggestions } from './suggestions';

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
