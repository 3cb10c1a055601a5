import { basePath } from '@/contract/call';
import type { PathOf } from '@/contract/calls/table';
import { statementPageMaxSize } from '@/contract/rules';
import { callAddress } from '@/lib/http/call-address';
import type { Locale } from '@/lib/i18n/routing';
import { movementsOnAPage } from './statement';
import type { StatementFilter } from './statement-filter';

/** A plain link saves the statement: it needs no script, and carries the page's language. */
export const statementPaperAddress = ({ campaign, from, to }: StatementFilter, locale: Locale): string =>
  basePath +
  callAddress('/api/socia/documentoEstadoCuenta' satisfies PathOf<'downloadStatement'>, {
    query: {
      ...(from && { desde: from }),
      ...(to && { hasta: to }),
      ...(campaign && { campana: campaign }),
      idioma: locale,
    },
  });

/** Whether the statement fits into a document; the spreadsheet file holds more. */
export const fitsOnPaper = ({ pages }: { pages: number }): boolean => pages * movementsOnAPage <= statementPageMaxSize;
