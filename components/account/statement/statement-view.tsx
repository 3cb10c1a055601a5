import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/text-link';
import { executiveHome, statementFilePath } from '@/lib/access/route-access';
import type { AccountSummary, Statement } from '@/lib/account/statement';
import {
  isFiltered,
  readStatementFilter,
  type StatementRequest,
  toStatementPath,
} from '@/lib/account/statement-filter';
import { fitsInPdf, getAccountSummary, getStatement, statementPdfUrl } from '@/lib/account/statement-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { BalanceSummary } from './balance-summary';
import { Ageing, MovementTable } from './movement-table';
import { StatementFilterForm } from './statement-filter-form';
import './statement.css';

type Props = { session: Session; query: Query };

/** J12. What is owed and due, what moved and when; each part is shown even if the other cannot be read. */
export async function StatementView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('ledger.statement');
  const asked = readStatementFilter(query);
  const reader = { token: session.token, locale };
  const [summary, statement] = await Promise.all([
    getAccountSummary(reader),
    asked.wrong === null ? getStatement(reader, asked.filter, asked) : null,
  ]);
  if ([summary, statement].some((each) => each?.ok === false && each.kind === 'signed-out'))
    return <SessionEndedNotice />;
  return (
    <div className="page-narrow statement">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      <StatementSummary summary={summary} />
      <section aria-labelledby="movements">
        <h2 id="movements">{t('movements')}</h2>
        <StatementFilterForm locale={locale} asked={asked} campaigns={statement?.ok ? statement.data.campaigns : []} />
        <FileNotice query={query} />
        {statement && <Movements locale={locale} asked={asked} statement={statement} />}
      </section>
    </div>
  );
}

async function StatementSummary({ summary }: { summary: Result<AccountSummary> }) {
  const t = await getTranslations('ledger.summary');
  if (!summary.ok)
    return (
      <p role="alert" className="form-failure">
        {t('away')}
      </p>
    );
  return (
    <section aria-label={t('label')} className="statement-standing">
      <div className="statement-owed">
        <BalanceSummary summary={summary.data} />
      </div>
      <Ageing steps={summary.data.ageing} />
    </section>
  );
}

/** Explains why a download failed; the link of the file leads back here. */
async function FileNotice({ query }: { query: Query }) {
  const t = await getTranslations('ledger.statement');
  const said = { long: t('fileTooLong'), away: t('fileAway') };
  const text = typeof query.file === 'string' && query.file in said ? said[query.file as keyof typeof said] : null;
  return (
    text && (
      <p role="alert" className="form-failure">
        {text}
      </p>
    )
  );
}

type ListProps = { locale: Locale; asked: StatementRequest; statement: Result<Statement> };

async function Movements({ locale, asked: { filter, page }, statement }: ListProps) {
  const t = await getTranslations('ledger');
  const trouble = await getTranslations('checkout.trouble');
  const all = localePath(locale, toStatementPath({ campaign: '', from: '', to: '' }));
  // A page past the last one (from an old link) shows the same empty list as a period without movements.
  if (!statement.ok && statement.kind !== 'absent')
    return (
      <EmptyState
        title={trouble('title')}
        headingLevel={3}
        actions={
          <Link href={localePath(locale, toStatementPath(filter, { page }))} className={buttonClass()}>
            {trouble('retry')}
          </Link>
        }
      >
        {t('statement.away')}
      </EmptyState>
    );
  if (!statement.ok || statement.data.movements.length === 0) {
    const narrow = isFiltered(filter) || page > 1;
    return (
      <EmptyState
        title={t(narrow ? 'statement.none' : 'statement.empty')}
        headingLevel={3}
        actions={
          narrow && (
            <Link href={all} className={buttonClass({ variant: 'secondary' })}>
              {t('statement.filter.all')}
            </Link>
          )
        }
      >
        {t(narrow ? 'statement.noneText' : 'statement.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <MovementTable locale={locale} statement={statement.data} />
      <p className="text-soft">{t('statement.balanceHint')}</p>
      <Pagination
        label={t('pages.label')}
        page={statement.data.page}
        pages={statement.data.pages}
        href={(to) => localePath(locale, toStatementPath(filter, { page: to }))}
        pageLabel={(to) => t('pages.page', { page: to })}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        Link={Link}
      />
      <p className="actions">
        {fitsInPdf(statement.data) && (
          <a href={statementPdfUrl(filter, locale)} className={linkClass()}>
            {t('statement.paper')}
          </a>
        )}
        <a href={localePath(locale, toStatementPath(filter, { path: statementFilePath }))} className={linkClass()}>
          {t('statement.file')}
        </a>
      </p>
      {!fitsInPdf(statement.data) && <p className="text-soft">{t('statement.paperTooLong')}</p>}
    </>
  );
}
