import type { Locale } from 'contract/public-codes.ts';
import { statementPageMaxSize } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { readSeller } from '../../shared/mail/seller.repository.ts';
import type { HeldOrders } from '../order/history/held.ts';
import { longerThanPaper } from './statement.mapper.ts';
import { listMovements, readBalances, readSpan, type StatementRow } from './statement.repository.ts';
import { type AccountSummary, readAccountSummary } from './statement.service.ts';

type Days = { from: string | null; to: string | null; campaign: string | null };

/** Movements of a period, balances before and after it, and what is owed on the day of printing. */
export type StatementPaper = {
  locale: Locale;
  at: Date;
  seller: string;
  holder: { name: string; code: string };
  days: Days;
  beforeCents: number;
  /** The latest first. */
  movements: StatementRow[];
  summary: Pick<AccountSummary, 'account' | 'ageing'>;
};

type StatementInput = { accountId: string; locale: Locale; days: Days; now: Date };

/** Refuses a period with more movements than a PDF holds, instead of cutting it. */
export async function readStatementPaper(
  db: Db,
  ports: HeldOrders,
  { accountId, locale, days, now }: StatementInput,
): Promise<StatementPaper> {
  const span = await readSpan(db, days);
  const { before, total } = await readBalances(db, accountId, span);
  if (total > statementPageMaxSize) throw longerThanPaper();
  const holder = await db
    .selectFrom('executives as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['a.name', 'e.code'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    locale,
    at: now,
    seller: await readSeller(db, locale),
    holder,
    days,
    beforeCents: before,
    movements: await listMovements(db, accountId, span, { number: 1, size: statementPageMaxSize }),
    summary: await readAccountSummary(db, accountId, { ports, now }),
  };
}
