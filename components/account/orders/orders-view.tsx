import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/text-link';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { executiveHome, ordersPath } from '@/lib/access/route-access';
import type { OrderList } from '@/lib/account/orders';
import { isFiltered, type OrdersFilter, readOrdersFilter, toOrdersPath } from '@/lib/account/orders-filter';
import { listOrders } from '@/lib/account/orders-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { OrdersFilterForm } from './orders-filter-form';
import { OrdersTable } from './orders-table';
import './orders.css';

type Props = { session: Session; query: Query };

/** R28. Every order that the executive placed, the latest first. */
export async function OrdersView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('orders');
  const { filter, page } = readOrdersFilter(query);
  const orders = await listOrders({ token: session.token, locale }, filter, page);
  if (!orders.ok && orders.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow orders">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('list.title')}</h1>
      <OrdersFilterForm locale={locale} filter={filter} campaigns={orders.ok ? orders.data.campaigns : []} />
      <Found locale={locale} asked={{ filter, page }} orders={orders} />
    </div>
  );
}

type FoundProps = { locale: Locale; asked: { filter: OrdersFilter; page: number }; orders: Result<OrderList> };

async function Found({ locale, asked: { filter, page }, orders }: FoundProps) {
  const t = await getTranslations('orders.list');
  const pages = await getTranslations('ledger.pages');
  const trouble = await getTranslations('checkout.trouble');
  // A page past the last one (from an old link) shows the same empty list as a search without results.
  if (!orders.ok && orders.kind !== 'absent')
    return (
      <EmptyState
        title={trouble('title')}
        actions={
          <Link href={localePath(locale, toOrdersPath(filter, page))} className={buttonClass()}>
            {trouble('retry')}
          </Link>
        }
      >
        {t('away')}
      </EmptyState>
    );
  if (!orders.ok || orders.data.orders.length === 0)
    return isFiltered(filter) || page > 1 ? (
      <EmptyState
        title={t('none')}
        actions={
          <Link href={localePath(locale, ordersPath)} className={buttonClass({ variant: 'secondary' })}>
            {t('filter.all')}
          </Link>
        }
      >
        {t('noneText')}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('empty')}
        actions={
          <Link href={localePath(locale, quickOrderPath)} className={buttonClass()}>
            {t('start')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <>
      <OrdersTable locale={locale} orders={orders.data.orders} />
      <Pagination
        label={pages('label')}
        page={orders.data.page}
        pages={orders.data.pages}
        href={(to) => localePath(locale, toOrdersPath(filter, to))}
        pageLabel={(to) => pages('page', { page: to })}
        previousLabel={pages('previous')}
        nextLabel={pages('next')}
        Link={Link}
      />
    </>
  );
}
