import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { countryHome } from '@/lib/access/public-script-paths';
import { clientOrders } from '@/lib/access/route-access';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { listOwnOrders } from '@/lib/client-area/client-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import './clients.css';

/** Orders placed with the account's mail address, before or after it was opened; each links to its own page. */
export async function OwnOrdersView({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('clientArea.bought');
  const states = await getTranslations('orders.states');
  const found = await listOwnOrders({ token: session.token, locale });
  if (!found.ok && found.kind === 'signed-out') return <SessionEndedNotice />;
  const away = (
    <EmptyState
      title={t('away')}
      actions={
        <Link href={localePath(locale, clientOrders)} className={buttonClass()}>
          {t('retry')}
        </Link>
      }
    >
      {t('awayText')}
    </EmptyState>
  );
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {!found.ok ? (
        away
      ) : found.data.orders.length === 0 ? (
        <EmptyState
          title={t('none')}
          actions={
            <Link href={localePath(locale, countryHome)} className={buttonClass()}>
              {t('shop')}
            </Link>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className="client-bought">
          {found.data.orders.map(({ number, path, state, placedAt, units, totalCents }) => (
            <li key={number}>
              {/* A full page load, because the secret is behind the #. */}
              <a href={localePath(locale, path)} className={linkClass('accent')}>
                {t('order', { number })}
              </a>
              <span>{states(state)}</span>
              <span className="text-soft">
                {formatMoment(placedAt, locale)} · {t('units', { count: units })}
              </span>
              <strong>{formatPrice(totalCents)}</strong>
            </li>
          ))}
        </ul>
      )}
      {found.ok && found.data.total > found.data.orders.length && (
        <p>{t('more', { count: found.data.orders.length })}</p>
      )}
    </div>
  );
}
