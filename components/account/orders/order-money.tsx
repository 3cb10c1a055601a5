import { getTranslations } from 'next-intl/server';
import { RefundPdfLinks } from '@/components/payment/refund-pdf-links';
import { formatPrice } from '@/contract/money';
import type { PlacedOrder } from '@/lib/account/orders';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; placed: PlacedOrder };

/** The order's totals and its payments. */
export async function OrderMoney({ locale, placed: { order, payments } }: Props) {
  const t = await getTranslations('orders.detail');
  const { subtotalCents, discountCents, shippingCents, surchargeCents, totalCents, balanceCents, giftCards } =
    order.totals;
  const refundWords = await getMessageGroup('payment.result');
  const dates = shopDates(locale, { dateStyle: 'long' });
  const some = (name: string, cents: number): [string, string][] => (cents === 0 ? [] : [[name, formatPrice(cents)]]);
  const figures: [string, string][] = [
    [t('subtotal'), formatPrice(subtotalCents)],
    ...some(t('discount'), -discountCents),
    [t('shipping'), formatPrice(shippingCents)],
    ...some(t('surcharge'), surchargeCents),
    [t('total'), formatPrice(totalCents)],
    ...some(t('fromAccount'), balanceCents),
    ...giftCards.map(({ lastFour, cents }): [string, string] => [
      t('giftCard', { last: lastFour }),
      formatPrice(cents),
    ]),
  ];
  return (
    <>
      <section aria-labelledby="sum">
        <h2 id="sum">{t('sum')}</h2>
        <dl className="order-figures">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {payments.length > 0 && (
        <section aria-labelledby="payments">
          <h2 id="payments">{t('payments')}</h2>
          <ul className="order-steps">
            {payments.map(({ payment, amountCents, state, at, refunds }) => (
              <li key={payment}>
                {t('payment', { amount: formatPrice(amountCents), state: t(`paymentStates.${state}`) })}{' '}
                {at && t('paymentDate', { date: dates.format(new Date(at)) })}
                <RefundPdfLinks locale={locale} refunds={refunds} words={refundWords} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
