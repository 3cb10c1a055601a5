import { getTranslations } from 'next-intl/server';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { Link } from '@/components/layout/link';
import { OrderAgain } from '@/components/order/order-again';
import { DeadlineNote } from '@/components/payment/deadline-note';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { WithdrawLink } from '@/components/withdrawal/withdraw-link';
import { ordersPath } from '@/lib/access/route-access';
import { displayState, type PlacedOrder } from '@/lib/account/orders';
import { readOrderQuery, toOrderPath } from '@/lib/account/orders-filter';
import { getPlacedOrder } from '@/lib/account/orders-queries';
import { confirmationPath, isUnsettled } from '@/lib/checkout/checkout-rules';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { mayExchange } from '@/lib/exchange/exchange';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { isEndedState } from '@/lib/order/order-codes';
import { invoicePdfUrl, orderPdfUrl, packingListsPdfUrl } from '@/lib/payment/pdf-urls';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { canWithdraw, listWithdrawableLines, type WithdrawableOrder } from '@/lib/withdrawal/withdrawal';
import { CancelOrder } from './cancel-order';
import { OrderDelivery } from './order-delivery';
import { OrderLines } from './order-lines';
import { OrderMoney } from './order-money';
import { StateBadge } from './state-badge';
import './orders.css';

type Props = { session: Session; query: Query };

/** R28. One order as it was placed, with its current state. */
export async function OrderView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('orders.detail');
  const name = readOrderQuery(query);
  const placed = name && (await getPlacedOrder({ token: session.token, locale }, name));
  if (placed?.ok === false && placed.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow orders">
      <p>
        <Link href={localePath(locale, ordersPath)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      {placed?.ok ? (
        <Shown locale={locale} placed={placed.data} name={session.name} acting={session.claims.actor !== undefined} />
      ) : (
        <NotShown locale={locale} again={name && placed?.kind !== 'absent' ? toOrderPath({ ...name }) : null} />
      )}
    </div>
  );
}

/** The executive has no such order, or it cannot be read right now. */
async function NotShown({ locale, again }: { locale: Locale; again: string | null }) {
  const t = await getTranslations('orders.detail');
  const trouble = await getTranslations('checkout.trouble');
  return (
    <>
      <h1>{again ? trouble('title') : t('unknown')}</h1>
      <EmptyState
        title={again ? t('away') : t('unknownText')}
        actions={
          <Link href={localePath(locale, again ?? ordersPath)} className={buttonClass()}>
            {again ? trouble('retry') : t('back')}
          </Link>
        }
      >
        {null}
      </EmptyState>
    </>
  );
}

type ShownProps = { locale: Locale; placed: PlacedOrder; name: string; acting: boolean };

async function Shown({ locale, placed, name, acting }: ShownProps) {
  const t = await getTranslations('orders.detail');
  const states = await getTranslations('orders.states');
  const withdrawal = await getTranslations('withdrawal');
  const exchange = await getMessageGroup('exchange');
  const { order, cancellable } = placed;
  const number = order.number ?? '';
  const held = isUnsettled(order);
  const word = displayState({ state: order.state, held });
  return (
    <>
      <h1>{t('title', { order: number })}</h1>
      <p className="order-state">
        <StateBadge word={word} label={states(word)} />
        {t('placed', { date: formatMoment(order.date, locale) })}
      </p>
      {held && (
        <DeadlineNote locale={locale} until={order.reservedUntil} words={await getMessageGroup('payment.deadline')} />
      )}
      <p className="actions">
        {held && (
          <Link href={localePath(locale, confirmationPath(number))} className={buttonClass()}>
            {t('finish')}
          </Link>
        )}
        <a href={orderPdfUrl(number)} className={buttonClass({ variant: 'secondary' })}>
          {t('paper')}
        </a>
        {placed.invoices.map((invoice) => (
          <a key={invoice.number} href={invoicePdfUrl(invoice.number)} className={linkClass()}>
            {t(invoice.corrects ? 'creditNote' : 'invoice', { number: invoice.number })}
          </a>
        ))}
        {!isEndedState(order.state) && (
          <>
            <Link href={localePath(locale, confirmationPath(number))} className={linkClass()}>
              {t('lists')}
            </Link>
            <a href={packingListsPdfUrl(number)} className={linkClass()}>
              {t('listsPaper')}
            </a>
          </>
        )}
      </p>
      <OrderAgain locale={locale} number={number} words={await getMessageGroup('orders.detail.again')} />
      <OrderLines lists={placed.lists} />
      <OrderMoney locale={locale} placed={placed} />
      <OrderDelivery locale={locale} placed={placed} />
      {mayExchange(order.state) && (
        <>
          <ExchangeSection
            locale={locale}
            order={{ number, secret: null }}
            customs={order.totals.withoutVat}
            words={exchange}
          />
          <p className="form-failure script-missing">{exchange.script}</p>
        </>
      )}
      {cancellable && (
        <CancelOrder
          number={number}
          totalCents={order.totals.totalCents}
          actingAs={acting ? name : null}
          words={await getMessageGroup('orders.detail.cancel')}
        />
      )}
      {canWithdraw(order.state) && (
        <p className="actions">
          <WithdrawLink locale={locale} order={toOffered(placed, name)} label={withdrawal('label')} />
        </p>
      )}
    </>
  );
}

/** The executive types the mail address: the session proves whose order it is. */
const toOffered = ({ order, lists }: PlacedOrder, name: string): WithdrawableOrder => ({
  number: order.number ?? '',
  secret: null,
  name,
  email: '',
  lines: listWithdrawableLines(lists.flatMap(({ lines }) => lines)),
});
