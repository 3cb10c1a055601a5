import { basePath } from '@/contract/call';
import type { PathOf } from '@/contract/calls/table';
import { statementPageMaxSize } from '@/contract/rules';
import { callAddress } from '@/lib/http/call-address';
import type { Locale } from '@/lib/i18n/routing';
import { movementsOnAPage } from './statement';
import type { StatementFilter } from './statement-filter';

/** A plain link saves it: it needs no script, and says by itself in which language its page is. */
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

/** What a paper holds; a file for a spreadsheet holds more. */
export const fitsOnPaper = ({ pages }: { pages: number }): boolean => pages * movementsOnAPage <= statementPageMaxSize;
