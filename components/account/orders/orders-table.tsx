import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Link } from '@/components/layout/link';
import { DeadlineNote } from '@/components/payment/deadline-note';
import { Table } from '@/components/ui/table';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { displayState, type PlacedOrderHead } from '@/lib/account/orders';
import { toOrderPath } from '@/lib/account/orders-filter';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { StateBadge } from './state-badge';

type Props = { locale: Locale; orders: PlacedOrderHead[] };

export async function OrdersTable({ locale, orders }: Props) {
  const t = await getTranslations('orders');
  const deadline = await getMessageGroup('payment.deadline');
  const dates = shopDates(locale, { dateStyle: 'medium' });
  return (
    <Table caption={t('list.title')} captionHidden className="orders-table">
      <thead>
        <tr>
          <th scope="col">{t('list.order')}</th>
          <th scope="col">{t('list.state')}</th>
          <th scope="col" data-figure>
            {t('list.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Fragment key={order.id}>
            <tr>
              <th scope="row">
                <Link href={localePath(locale, toOrderPath(order))} className={linkClass()}>
                  {order.number}
                </Link>
                <span className="order-facts">
                  <time dateTime={order.date}>{dates.format(new Date(order.date))}</time>
                  {' · '}
                  {t('list.content', { units: order.units, clients: order.clients })}
                </span>
              </th>
              <td>
                <StateBadge word={displayState(order)} label={t(`states.${displayState(order)}`)} />
              </td>
              <td data-figure>{formatPrice(order.totalCents)}</td>
            </tr>
            {order.held && order.reservedUntil && (
              // In a row of its own, because a phone has no room for a sentence in a column.
              <tr className="orders-deadline">
                <td colSpan={3}>
                  <DeadlineNote locale={locale} until={order.reservedUntil} words={deadline} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
