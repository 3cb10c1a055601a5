import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { executiveHome } from '@/lib/access/route-access';
import { brand } from '@/lib/brand';
import { settings } from '@/lib/env';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath, locales } from '@/lib/i18n/routing';
import type { AttributedOrder, OwnStore } from '@/lib/personal-store/own-store';
import { getOwnStore, getShareTexts } from '@/lib/personal-store/store-queries';
import type { Session } from '@/lib/session/session';
import { ReadyBags } from './share/ready-bags';
import { StoreManager } from './store-manager';
import './own-store.css';
import './store.css';

const shareIn = { locales, brand: brand.name };

/** The store as its executive sees it: its results, how to share it, and its content. */
export async function OwnStoreView({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('store.own');
  const found = await getOwnStore({ token: session.token, locale });
  if (!found.ok && found.kind === 'signed-out') return <SessionEndedNotice />;
  const own = found.ok ? found.data : null;
  return (
    <div className="own-store">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      <p className="own-store-lead">{t('lead')}</p>
      {own ? (
        <>
          <Figures own={own} />
          <StoreCredits credits={own.credits} />
          <p className="form-failure script-missing">{t('script')}</p>
          <ReadyBags
            locale={locale}
            reads={own.store.locale}
            texts={await getShareTexts('readyBag', shareIn)}
            words={{ desk: await getMessageGroup('store.ready.desk'), share: await getMessageGroup('store.own.share') }}
          />
          <StoreManager
            locale={locale}
            own={own}
            origin={settings().publicOrigin}
            texts={await getShareTexts('store', shareIn)}
            words={{
              own: await getMessageGroup('store.own'),
              page: await getMessageGroup('store.page'),
              failures: await getFailureWords(),
              optional: (await getMessageGroup('forms')).optional,
            }}
          />
        </>
      ) : (
        <p className="form-failure" role="alert">
          {t('away')}
        </p>
      )}
    </div>
  );
}

async function Figures({ own: { visits, orders, salesCents } }: { own: OwnStore }) {
  const t = await getTranslations('store.own.figures');
  if (visits + orders === 0) return <p>{t('none')}</p>;
  if (orders === 0) return <p>{t('visited', { visits: t('visits', { count: visits }) })}</p>;
  return (
    <p>
      {t('text', {
        visits: t('visits', { count: visits }),
        orders: t('orders', { count: orders }),
        amount: formatPrice(salesCents),
      })}
    </p>
  );
}

/** N06. Each order of the store with why it counts for the executive or does not; never who bought. */
async function StoreCredits({ credits }: { credits: AttributedOrder[] }) {
  const t = await getTranslations('store.own.credits');
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="credits" className="own-store-credits">
      <h2 id="credits">{t('title')}</h2>
      <p className="text-soft">{t('rule')}</p>
      <ul>
        {credits.map(({ number, day, totalCents, alias, reason }) => (
          <li key={number}>
            <b>{number}</b>
            <span className="text-soft">{t('placed', { day, amount: formatPrice(totalCents) })}</span>
            <span>{t(`why.${reason}`, { alias })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
