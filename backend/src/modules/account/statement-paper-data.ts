import type { Locale } from 'contract/public-codes.ts';
import { statementPageMaxSize } from 'contract/rules.ts';
import type { Db } from '../../database/schema.ts';
import { readSeller } from '../../shared/mail/seller.repository.ts';
import type { HeldOrdersPort } from '../order/placed/held-orders.ts';
import { periodTooLong } from './statement.mapper.ts';
import { listMovements, type MovementRow, readBalances, readTimeSpan } from './statement.repository.ts';
import { type AccountSummary, readAccountSummary } from './statement.service.ts';

type Days = { from: string | null; to: string | null; campaign: string | null };

/** Movements of a period, balances before and after it, and what is owed on the day of printing. */
export type StatementPaperData = {
  locale: Locale;
  at: Date;
  seller: string;
  holder: { name: string; code: string };
  days: Days;
  beforeCents: number;
  /** The latest first. */
  movements: MovementRow[];
  summary: Pick<AccountSummary, 'account' | 'ageing'>;
};

type StatementInput = { accountId: string; locale: Locale; days: Days; now: Date };

/** Refuses a period with more movements than a PDF holds, instead of cutting it. */
export async function readStatementPaperData(
  db: Db,
  ports: HeldOrdersPort,
  { accountId, locale, days, now }: StatementInput,
): Promise<StatementPaperData> {
  const span = await readTimeSpan(db, days);
  const { before, total } = await readBalances(db, accountId, span);
  if (total > statementPageMaxSize) throw periodTooLong();
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
