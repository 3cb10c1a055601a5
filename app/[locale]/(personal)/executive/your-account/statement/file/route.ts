import { getTranslations } from 'next-intl/server';
import { statementFilePath, statementPath } from '@/lib/access/route-access';
import type { MovementKind } from '@/lib/account/statement';
import { csvColumns, toCsv } from '@/lib/account/statement-csv';
import { readStatementFilter, toStatementPath } from '@/lib/account/statement-filter';
import { listAllMovements } from '@/lib/account/statement-queries';
import { seeOther } from '@/lib/http/see-other';
import { shopZone } from '@/lib/i18n/date-locale';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { checkAccess } from '@/lib/sign-in/require-session';

type Context = { params: Promise<{ locale: string }> };

const asDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

/** The statement as a spreadsheet file. A refused download redirects to the page, which says why. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale: named } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  const { search, searchParams } = new URL(request.url);

  const { session, target } = await checkAccess(statementFilePath, search);
  if (!session) return seeOther(locale, target);
  const { filter, wrong } = readStatementFilter(Object.fromEntries(searchParams));
  const back = toStatementPath(filter);
  if (wrong) return seeOther(locale, back);
  const movements = await listAllMovements({ token: session.token, locale }, filter);
  if (!movements.ok) {
    const why = movements.kind === 'invalid' ? 'long' : 'away';
    return seeOther(locale, `${back}${back === statementPath ? '?' : '&'}file=${why}`);
  }
  const t = await getTranslations({ locale, namespace: 'ledger.statement' });
  const words = {
    columns: csvColumns.map((column) => t(`columns.${column}`)),
    kind: (kind: MovementKind) => t(`kinds.${kind}`),
  };
  return new Response(toCsv(movements.data, locale, words), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t('fileName')}-${asDay.format(new Date())}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
