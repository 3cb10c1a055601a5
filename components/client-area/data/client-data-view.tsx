import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { clientData, clientWelcome } from '@/lib/access/route-access';
import { dataExportUrl } from '@/lib/account/data-export';
import { getClientHome } from '@/lib/client-area/client-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ChangeClientEmail, CloseClientAccount, LeaveExecutive } from './client-account-actions';
import { ClientDataForm } from './client-data-form';
import '../clients.css';

type Props = { session: Session; query: Query };

/** A client's data: only the client edits it, gives consent and closes the account. */
export async function ClientDataView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientData');
  const home = await getClientHome(session.token, locale);
  if (!home.ok && home.kind === 'signed-out') return <SessionEndedNotice />;
  const own = home.ok && home.data.own.version !== null ? home.data.own : null;
  const executive = home.ok ? home.data.executive : null;
  const forms = await getMessageGroup('forms');
  return (
    <div className="page-narrow client-data">
      <p>
        <Link href={localePath(locale, clientWelcome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      {query.saved === '1' && (
        <p role="status" className="form-done">
          {t('saved')}
        </p>
      )}
      {own && home.ok ? (
        <>
          <p className="form-failure script-missing">{forms.script}</p>
          <p>{executive ? t('lead', { name: executive.name }) : t('leadAlone')}</p>
          {(own.email !== null || own.waitingEmail !== undefined) && (
            <section id="mail" className="change-mail" aria-label={t('mail')}>
              {query.saved === 'mail' && (
                <p role="status" className="form-done">
                  {(await getMessageGroup('ownData.mail')).done}
                </p>
              )}
              {own.email !== null && (
                <p>
                  {t('email')} <strong>{own.email}</strong> <span className="text-soft">{t('emailText')}</span>
                </p>
              )}
              {own.waitingEmail === undefined ? (
                <p className="text-soft">{t('emailByUs')}</p>
              ) : (
                <ChangeClientEmail
                  locale={locale}
                  own={own}
                  words={{ mail: await getMessageGroup('ownData.mail'), forms }}
                />
              )}
              {own.waitingEmail !== undefined && <p className="text-soft">{t('emailOrders')}</p>}
            </section>
          )}
          <ClientDataForm
            locale={locale}
            own={own}
            hasExecutive={executive !== null}
            words={{
              form: await getMessageGroup('clientData.form'),
              sizes: await getMessageGroup('sizeTables.said'),
              forms,
            }}
          />
          <section aria-labelledby="copy">
            <h2 id="copy">{t('copy.title')}</h2>
            <p>{t('copy.text')}</p>
            <p>
              <a href={dataExportUrl.client} className={linkClass('accent')}>
                {t('copy.save')}
              </a>
            </p>
          </section>
          {executive && (
            <LeaveExecutive locale={locale} name={executive.name} words={await getMessageGroup('clientData.leave')} />
          )}
          <CloseClientAccount
            locale={locale}
            said={await getMessageGroup('clientData.close')}
            words={{ close: await getMessageGroup('closeAccount'), forms }}
          />
        </>
      ) : (
        <p className="form-failure" role="alert">
          {t('away')}{' '}
          <Link href={localePath(locale, clientData)} className={linkClass()}>
            {t('retry')}
          </Link>
        </p>
      )}
    </div>
  );
}
