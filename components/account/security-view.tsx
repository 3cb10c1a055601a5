import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { ChangePassword } from '@/components/password/change-password';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { executiveHome } from '@/lib/access/route-access';
import { getOwnProfile } from '@/lib/account/account-queries';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { AdvisorVisitList } from './advisor/advisor-visit-list';
import { SessionList } from './session-list';
import './security.css';

/** Sessions and password. In an outage the password form still shows, because it needs no data. */
export async function SecurityView({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('security');
  const acted = await getTranslations('advisor.acted');
  const profile = await getOwnProfile(session);
  if (!profile.ok && profile.kind === 'signed-out') return <SessionEndedNotice />;
  const { format: time } = shopDates(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <div className="page-narrow security">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{t('sessionsTitle')}</h2>
        <p>{t('sessionsText')}</p>
        {profile.ok ? (
          <SessionList
            locale={locale}
            endsAll={!session.claims.actor}
            version={profile.data.version}
            sessions={profile.data.sessions.map(({ id, device, started, lastUsed, current, stays }) => ({
              id,
              device,
              current,
              stays,
              times: t('times', { started: time(started), used: time(lastUsed) }),
            }))}
            words={await getMessageGroup('security.sessions')}
          />
        ) : (
          <p className="form-failure" role="alert">
            {t('away')}
          </p>
        )}
      </section>
      {profile.ok && (
        <section aria-labelledby="acted">
          <h2 id="acted">{acted('title')}</h2>
          <p>{acted('text')}</p>
          <AdvisorVisitList locale={locale} actings={profile.data.actings} time={time} />
        </section>
      )}
      {!session.claims.actor && (
        <section aria-labelledby="password">
          <h2 id="password">{t('passwordTitle')}</h2>
          <p>{t('passwordText')}</p>
          <ChangePassword
            kind="executive"
            about={[session.name]}
            words={{ change: await getMessageGroup('password.change'), forms: await getMessageGroup('forms') }}
          />
        </section>
      )}
    </div>
  );
}
