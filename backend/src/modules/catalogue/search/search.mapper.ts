import type { AnswerOf } from 'contract/calls/table.ts';
import type { Locale } from 'contract/public-codes.ts';
import { describePage, type Page } from '../../../shared/pagination.mapper.ts';
import type { search } from './search.service.ts';

export const toSearch = (
  { cards, departments, pages, approximate, total }: Awaited<ReturnType<typeof search>>,
  page: Page,
  locale: Locale,
): AnswerOf<'searchProducts'> => ({
  productos: cards,
  sugerencias: departments.map(({ name, parent, slug }) => ({
    texto: parent ? `${parent[locale]}: ${name[locale]}` : name[locale],
    url: slug[locale],
  })),
  ayuda: pages.map(({ path, name }) => ({ texto: name[locale], ruta: path })),
  aproximado: approximate,
  ...describePage(page, total),
});
