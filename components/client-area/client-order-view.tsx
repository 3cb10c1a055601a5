import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { linkClass } from '@/components/ui/text-link';
import { clientWelcome } from '@/lib/access/route-access';
import { listClientSizes } from '@/lib/client-area/client-data';
import { getClientHome } from '@/lib/client-area/client-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { ClientOrder } from './client-order';
import { NoExecutive } from './no-executive';
import '@/components/order/order.css';
import '@/components/requests/requests.css';
import './clients.css';

/** R21. The client chooses from the catalogue and sends the list to the executive. */
export async function ClientOrderView({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('clientArea.order');
  // The list works without it.
  const home = await getClientHome(session.token, locale);
  const alone = home.ok && home.data.executive === null;
  return (
    <div className="page-narrow">
      <p>
        <Link href={localePath(locale, clientWelcome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      {alone ? (
        <NoExecutive locale={locale} words={await getMessageGroup('clientArea.alone')} />
      ) : (
        <>
          <p>{t('lead')}</p>
          <p className="form-failure script-missing">{t('script')}</p>
          <ClientOrder
            locale={locale}
            sizes={home.ok ? listClientSizes(home.data.own) : []}
            words={{
              order: await getMessageGroup('clientArea.order'),
              grid: await getMessageGroup('order.grid'),
              sizes: await getMessageGroup('sizeTables.said'),
              sizeTypes: await getMessageGroup('clientData.form.sizeTypes'),
              failures: await getFailureWords(),
              optional: (await getMessageGroup('forms')).optional,
            }}
          />
        </>
      )}
    </div>
  );
}
