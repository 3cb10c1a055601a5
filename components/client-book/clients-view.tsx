import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { OfflinePageMeta } from '@/components/layout/offline-page-meta';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/text-link';
import { clientImportPath, clientPath, clientsPath, executiveHome } from '@/lib/access/route-access';
import type { ClientList } from '@/lib/client-book/client-book';
import { listClients } from '@/lib/client-book/client-book-queries';
import { type ClientsFilter, isFiltered, readClientsFilter, toClientsPath } from '@/lib/client-book/clients-filter';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ClientsFilterForm } from './clients-filter-form';
import { ClientsTable } from './clients-table';
import './client-book.css';

type Props = { session: Session; query: Query };

/** R15. The executive's client book, searchable by anything remembered of a client. */
export async function ClientsView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientBook');
  const { filter, page } = readClientsFilter(query);
  const clients = await listClients({ token: session.token, locale }, filter, page);
  if (!clients.ok && clients.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow client-book">
      {clients.ok && <OfflinePageMeta session={session} />}
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('list.title')}</h1>
      <p className="text-soft">{t('list.lead')}</p>
      <p className="actions">
        <Link href={localePath(locale, clientPath)} className={buttonClass()}>
          {t('list.add')}
        </Link>
        <Link href={localePath(locale, clientImportPath)} className={buttonClass({ variant: 'secondary' })}>
          {t('list.addMany')}
        </Link>
      </p>
      {clients.ok && clients.data.toContact > 0 && (
        <p>
          {t('list.toContact', { count: clients.data.toContact })}{' '}
          <Link
            href={localePath(locale, toClientsPath({ text: '', state: '', tag: '', order: 'toContact' }))}
            className={linkClass()}
          >
            {t('list.toContactShow')}
          </Link>
        </p>
      )}
      <ClientsFilterForm locale={locale} filter={filter} tags={clients.ok ? clients.data.tags : []} />
      <Found locale={locale} asked={{ filter, page }} clients={clients} />
    </div>
  );
}

type FoundProps = { locale: Locale; asked: { filter: ClientsFilter; page: number }; clients: Result<ClientList> };

async function Found({ locale, asked: { filter, page }, clients }: FoundProps) {
  const t = await getTranslations('clientBook.list');
  const pages = await getTranslations('ledger.pages');
  const trouble = await getTranslations('checkout.trouble');
  // A page past the last one (from an old link) shows the same empty list as a search without results.
  if (!clients.ok && clients.kind !== 'absent')
    return (
      <EmptyState
        title={trouble('title')}
        actions={
          <Link href={localePath(locale, toClientsPath(filter, page))} className={buttonClass()}>
            {trouble('retry')}
          </Link>
        }
      >
        {t('away')}
      </EmptyState>
    );
  if (!clients.ok || clients.data.clients.length === 0)
    return isFiltered(filter) || page > 1 ? (
      <EmptyState
        title={filter.order === 'toContact' && clients.ok && clients.data.toContact === 0 ? t('nobody') : t('none')}
        actions={
          <Link href={localePath(locale, clientsPath)} className={buttonClass({ variant: 'secondary' })}>
            {t('filter.all')}
          </Link>
        }
      >
        {t('noneText')}
      </EmptyState>
    ) : (
      <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
    );
  return (
    <>
      <p className="text-soft">{t('count', { count: clients.data.total })}</p>
      <ClientsTable locale={locale} clients={clients.data.clients} />
      <Pagination
        label={pages('label')}
        page={clients.data.page}
        pages={clients.data.pages}
        href={(to) => localePath(locale, toClientsPath(filter, to))}
        pageLabel={(to) => pages('page', { page: to })}
        previousLabel={pages('previous')}
        nextLabel={pages('next')}
        Link={Link}
      />
    </>
  );
}
