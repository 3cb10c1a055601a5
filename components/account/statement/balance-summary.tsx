import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { DeadlineNote } from '@/components/payment/deadline-note';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { paymentsPath } from '@/lib/access/route-access';
import { toOrderPath } from '@/lib/account/orders-filter';
import type { AccountSummary } from '@/lib/account/statement';
import { formatDay } from '@/lib/checkout/delivery-days';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import './statement.css';

/** What is owed, until when, and which orders wait for it: sentences, the most important first; then how to pay. */
export async function BalanceSummary({ summary }: { summary: AccountSummary }) {
  const t = await getTranslations('ledger.summary');
  const locale = await requireLocale();
  const deadline = await getMessageGroup('payment.deadline');
  const { balanceCents, overdueCents, next, limit, held, lastPayment } = summary;
  const figure = balanceCents > 0 ? 'owes' : balanceCents < 0 ? 'credit' : 'nothing';
  const more = [
    ...(overdueCents > 0 ? [t('overdue', { amount: formatPrice(overdueCents) })] : []),
    ...(next ? [t('next', { amount: formatPrice(next.amountCents), day: formatDay(next.day, locale) })] : []),
    ...(limit.totalCents > 0
      ? [t('left', { left: formatPrice(limit.leftCents), limit: formatPrice(limit.totalCents) })]
      : []),
    ...(lastPayment
      ? [
          t('lastPayment', {
            amount: formatPrice(lastPayment.amountCents),
            date: shopDates(locale, { dateStyle: 'long' }).format(new Date(lastPayment.at)),
          }),
        ]
      : []),
  ];
  return (
    <>
      <p className="account-owed">{t(figure, { amount: formatPrice(Math.abs(balanceCents)) })}</p>
      {more.length > 0 && (
        <ul className="account-more">
          {more.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {held.length > 0 && (
        <>
          <h3>{t('heldTitle')}</h3>
          <ul className="account-more">
            {held.map(({ order, reason, amountCents, reservedUntil }) => (
              <li key={order.id}>
                <Link href={localePath(locale, toOrderPath(order))} className={linkClass()}>
                  {t(`held.${reason}`, { order: order.number ?? '', amount: formatPrice(amountCents) })}
                </Link>
                <DeadlineNote locale={locale} until={reservedUntil} words={deadline} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isPayable(summary) && (
        <p className="actions">
          <Link href={localePath(locale, paymentsPath)} className={buttonClass()}>
            {t('pay')}
          </Link>
        </p>
      )}
    </>
  );
}

/** Whether there is something to pay: what is owed, or what an order waits for. */
const isPayable = ({ balanceCents, held }: AccountSummary): boolean =>
  balanceCents > 0 || held.some(({ reason }) => reason !== 'agreement');
