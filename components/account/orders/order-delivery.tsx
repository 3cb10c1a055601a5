import { getTranslations } from 'next-intl/server';
import { linkClass } from '@/components/ui/text-link';
import type { ChangedBy, PlacedOrder } from '@/lib/account/orders';
import { fullName } from '@/lib/checkout/address/address-text';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { shopDates } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; placed: PlacedOrder };

/** Where the order goes, its parcels, and its history. */
export async function OrderDelivery({ locale, placed: { order, parcels, history } }: Props) {
  const t = await getTranslations('orders.detail');
  const states = await getTranslations('orders.states');
  const { address, method } = order.delivery;
  const dates = shopDates(locale, { dateStyle: 'long' });
  const sayDoer = (doer: ChangedBy) => {
    if (doer.kind === 'shop') return t('byShop');
    if (doer.kind === 'payment') return t('byPayment');
    return doer.actor ? t('byFor', { actor: doer.actor, name: doer.name }) : doer.name;
  };
  return (
    <>
      <section aria-labelledby="delivery">
        <h2 id="delivery">{t('delivery')}</h2>
        {address && <p>{t('to', { name: fullName(address), place: address.town })}</p>}
        {method && <p>{method.name}</p>}
        {parcels.length > 0 && (
          <ul className="order-steps">
            {parcels.map(({ number, state, at, tracking, carrier, url, leftOn, units }) => (
              <li key={number}>
                {t('parcel', { number })}: {t(`parcelStates.${state}`, { date: dates.format(new Date(at)) })}
                {parcels.length > 1 && ` · ${t('parcelItems', { count: units })}`}
                {leftOn &&
                  state !== 'preparing' &&
                  ` · ${t('left', { date: dates.format(new Date(leftOn)), carrier })}`}
                {tracking && ` · ${t('tracking', { code: tracking })}`}{' '}
                {url && (
                  <a href={url} rel="noopener noreferrer" className={linkClass('accent')}>
                    {t('track')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="history">
        <h2 id="history">{t('history')}</h2>
        <ol className="order-steps">
          {history.map(({ state, at, doer }) => (
            <li key={`${at} ${state}`}>
              {state === 'pending' ? t('firstStep') : states(state)}
              <span className="order-facts">
                <time dateTime={at}>{formatMoment(at, locale)}</time> · {sayDoer(doer)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
