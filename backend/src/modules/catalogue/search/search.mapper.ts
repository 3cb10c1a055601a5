import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/codes.ts';
import { describePage, type Page } from '../../../shared/pagination.mapper.ts';
import type { search } from './search.service.ts';

export const toSearch = (
  { cards, departments, approximate, total }: Awaited<ReturnType<typeof search>>,
  page: Page,
  locale: Locale,
): AnswerOf<'searchProducts'> => ({
  productos: cards,
  sugerencias: departments.map(({ name, parent, slug }) => ({
    texto: parent ? `${parent[locale]}: ${name[locale]}` : name[locale],
    url: slug[locale],
  })),
  aproximado: approximate,
  ...describePage(page, total),
});
