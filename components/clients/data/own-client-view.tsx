import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionOver } from '@/components/sign-in/session-over';
import { linkClass } from '@/components/ui/text-link';
import { clientData, clientWelcome } from '@/lib/access/route-access';
import { ownCopyAddress } from '@/lib/account/own-copy';
import { getClientHome } from '@/lib/clients/client-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ClientMail, CloseClientAccount, LeaveExecutive } from './own-account-actions';
import { OwnClientForm } from './own-client-form';
import '../clients.css';

type Props = { session: Session; query: Query };

/** A client's data: only the client edits it, gives consent and closes the account. */
export async function OwnClientView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientData');
  const home = await getClientHome(session.token, locale);
  if (!home.ok && home.kind === 'signed-out') return <SessionOver />;
  const own = home.ok && home.data.own.version !== null ? home.data.own : null;
  const executive = home.ok ? home.data.executive : null;
  const forms = await getWords('forms');
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
                  {(await getWords('ownData.mail')).done}
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
                <ClientMail locale={locale} own={own} words={{ mail: await getWords('ownData.mail'), forms }} />
              )}
              {own.waitingEmail !== undefined && <p className="text-soft">{t('emailOrders')}</p>}
            </section>
          )}
          <OwnClientForm
            locale={locale}
            own={own}
            hasExecutive={executive !== null}
            words={{ form: await getWords('clientData.form'), sizes: await getWords('sizeTables.said'), forms }}
          />
          <section aria-labelledby="copy">
            <h2 id="copy">{t('copy.title')}</h2>
            <p>{t('copy.text')}</p>
            <p>
              <a href={ownCopyAddress.client} className={linkClass('accent')}>
                {t('copy.save')}
              </a>
            </p>
          </section>
          {executive && (
            <LeaveExecutive locale={locale} name={executive.name} words={await getWords('clientData.leave')} />
          )}
          <CloseClientAccount
            locale={locale}
            said={await getWords('clientData.close')}
            words={{ close: await getWords('closeAccount'), forms }}
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
