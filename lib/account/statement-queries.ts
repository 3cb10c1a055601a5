import 'server-only';
import { basePath } from '@/contract/call';
import type { PathOf } from '@/contract/calls/table';
import { statementPageMaxSize } from '@/contract/rules';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { callAddress } from '@/lib/http/call-input';
import type { Locale } from '@/lib/i18n/routing';
import { failure, mapResult, type Result } from '@/lib/result';
import { type AccountSummary, type Movement, movementsOnAPage, type Statement } from './statement';
import type { StatementFilter } from './statement-filter';
import { toAccountSummary, toStatement, toStatementQuery } from './statement-mappers';

/** Ten thousand movements are more than ten years of a busy account. */
const mostPagesOfAFile = 20;

export async function getStatement(
  reader: CallContext,
  filter: StatementFilter,
  { page, size = movementsOnAPage }: { page: number; size?: number },
): Promise<Result<Statement>> {
  const query = toStatementQuery(filter, { page, size });
  return mapResult(await callBackend('readStatement', { query, ...toCallOptions(reader) }), toStatement);
}

/** All movements of a period, the latest first; fails as `invalid` when a file cannot hold them. */
export async function listAllMovements(reader: CallContext, filter: StatementFilter): Promise<Result<Movement[]>> {
  // New postings shift the pages: keyed by id, no movement appears twice.
  const found = new Map<string, Movement>();
  for (let page = 1; page <= mostPagesOfAFile; page += 1) {
    const read = await getStatement(reader, filter, { page, size: statementPageMaxSize });
    if (!read.ok) return read;
    for (const movement of read.data.movements) found.set(movement.id, movement);
    if (page >= read.data.pages) return { ...read, data: [...found.values()] };
  }
  return failure('invalid', 'error.invalid');
}

export const getAccountSummary = async (reader: CallContext): Promise<Result<AccountSummary>> =>
  mapResult(await callBackend('readAccountSummary', toCallOptions(reader)), toAccountSummary);

/** A plain link saves the statement: it needs no script, and carries the page's language. */
export const statementPdfUrl = (filter: StatementFilter, locale: Locale): string =>
  basePath +
  callAddress('/api/socia/documentoEstadoCuenta' satisfies PathOf<'downloadStatement'>, {
    query: { ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)), locale },
  });

/** Whether the statement fits into a document; the spreadsheet file holds more. */
export const fitsInPdf = ({ pages }: { pages: number }): boolean => pages * movementsOnAPage <= statementPageMaxSize;
