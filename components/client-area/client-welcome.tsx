import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { clientOrder, clientOrders, clientWelcome, wishListPath } from '@/lib/access/route-access';
import type { ClientExecutive, ClientHome } from '@/lib/client-area/client-data';
import { getClientHome } from '@/lib/client-area/client-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { ClientSignOut } from './client-sign-out';
import { NoExecutive } from './no-executive';
import { OwnExecutiveCard } from './own-executive-card';
import { OwnRequests } from './own-requests';
import './clients.css';

/** R20. The client's executive, and what became of the client's requests. */
export async function ClientWelcome({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('clientArea');
  const leave = await getTranslations('prepared');
  const sessions = await getTranslations('security.sessions');
  const home = await getClientHome(session.token, locale);
  if (!home.ok && home.kind === 'signed-out') return <SessionEndedNotice />;
  return (
    <div className="page-narrow">
      <h1>{t('welcome', { name: home.ok ? home.data.name : session.name })}</h1>
      {home.ok ? (
        <>
          {home.data.executive ? (
            <WithExecutive locale={locale} home={home.data} executive={home.data.executive} />
          ) : (
            <NoExecutive locale={locale} words={await getMessageGroup('clientArea.alone')} />
          )}
          <p className="actions">
            <Link href={localePath(locale, clientOrders)} className={linkClass('accent')}>
              {t('bought.open')}
            </Link>
            <Link href={localePath(locale, wishListPath)} className={linkClass('accent')}>
              {t('bought.wishes')}
            </Link>
          </p>
        </>
      ) : (
        <EmptyState
          title={t('away')}
          actions={
            <Link href={localePath(locale, clientWelcome)} className={buttonClass()}>
              {t('retry')}
            </Link>
          }
        >
          {t('awayText')}
        </EmptyState>
      )}
      <ClientSignOut label={leave('signOut')} failure={leave('signOutFailed')} />
      <ClientSignOut everywhere label={sessions('everywhere')} failure={leave('signOutFailed')} />
    </div>
  );
}

type WelcomeProps = { locale: Locale; home: ClientHome; executive: ClientExecutive };

async function WithExecutive({ locale, home, executive }: WelcomeProps) {
  const t = await getTranslations('clientArea');
  return (
    <>
      <OwnExecutiveCard executive={executive} />
      <p className="actions">
        <Link href={localePath(locale, clientOrder)} className={buttonClass()}>
          {t('start')}
        </Link>
      </p>
      <h2 className="client-heading">{t('requests')}</h2>
      {home.requests.length > 0 ? (
        <>
          <p className="form-failure script-missing">{t('script')}</p>
          <OwnRequests
            locale={locale}
            executive={executive.name}
            requests={home.requests}
            now={new Date().toISOString()}
            words={{
              area: await getMessageGroup('clientArea'),
              line: await getMessageGroup('requests.line'),
              talk: await getMessageGroup('requests.talk'),
              deadline: await getMessageGroup('requests.deadline'),
              again: await getMessageGroup('access.again'),
              failures: await getFailureWords(),
            }}
          />
        </>
      ) : (
        <EmptyState title={t('none')}>{t('noneText', { name: executive.name })}</EmptyState>
      )}
    </>
  );
}
