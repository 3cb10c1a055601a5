import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/text-link';
import { executiveHome } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import {
  countOf,
  type InboxFilter,
  type InboxView,
  inboxViews,
  readInboxFilter,
  toInboxPath,
} from '@/lib/requests/inbox-filter';
import { listRequests } from '@/lib/requests/request-queries';
import type { Inbox } from '@/lib/requests/requests';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { RequestInbox } from './request-inbox';

type Props = { session: Session; query: Query };

/** R16. What clients ask the executive for, open requests first. */
export async function RequestsView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('requests');
  const filter = readInboxFilter(query);
  const inbox = await listRequests({ token: session.token, locale }, filter);
  if (!inbox.ok && inbox.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow requests">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Views locale={locale} filter={filter} inbox={inbox} />
      <Found locale={locale} filter={filter} inbox={inbox} executive={session.name} />
    </div>
  );
}

type ViewProps = { locale: Locale; filter: InboxFilter; inbox: Result<Inbox> };

/** The filters of the inbox, each with its count. */
async function Views({ locale, filter, inbox }: ViewProps) {
  const t = await getTranslations('requests.views');
  return (
    <nav className="request-views" aria-label={t('label')}>
      {(Object.keys(inboxViews) as InboxView[]).map((view) => (
        <Link
          key={view}
          href={localePath(locale, toInboxPath(view))}
          className={linkClass()}
          aria-current={view === filter.view ? 'page' : undefined}
        >
          {t(view, { count: inbox.ok ? countOf(inbox.data.counts, view) : 0 })}
        </Link>
      ))}
    </nav>
  );
}

async function Found({ locale, filter, inbox, executive }: ViewProps & { executive: string }) {
  const t = await getTranslations('requests');
  const pages = await getTranslations('ledger.pages');
  const trouble = await getTranslations('checkout.trouble');
  if (!inbox.ok && inbox.kind !== 'absent')
    return (
      <EmptyState
        title={trouble('title')}
        actions={
          <Link href={localePath(locale, toInboxPath(filter.view, filter.page))} className={buttonClass()}>
            {trouble('retry')}
          </Link>
        }
      >
        {t('away')}
      </EmptyState>
    );
  if (!inbox.ok || inbox.data.requests.length === 0)
    return (
      <EmptyState title={t(`empty.${filter.view}`)} actions={null}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <>
      <p className="form-failure script-missing">{t('script')}</p>
      <RequestInbox
        // A new key for another view or page, so that no state of this list is kept.
        key={`${filter.view} ${filter.page}`}
        locale={locale}
        executive={executive}
        requests={inbox.data.requests}
        now={inbox.data.now}
        words={{
          requests: await getMessageGroup('requests'),
          failures: await getFailureWords(),
          optional: (await getMessageGroup('forms')).optional,
          visitor: await getMessageGroup('sentBag.inbox'),
        }}
      />
      <Pagination
        label={pages('label')}
        page={inbox.data.page}
        pages={inbox.data.pages}
        href={(to) => localePath(locale, toInboxPath(filter.view, to))}
        pageLabel={(to) => pages('page', { page: to })}
        previousLabel={pages('previous')}
        nextLabel={pages('next')}
        Link={Link}
      />
    </>
  );
}
