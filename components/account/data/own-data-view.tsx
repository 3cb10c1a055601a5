import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { executiveHome, ownDataPath, securityPath } from '@/lib/access/route-access';
import { getOwnData } from '@/lib/account/account-queries';
import { dataExportUrl } from '@/lib/account/data-export';
import { listCountries } from '@/lib/checkout/address/address-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ChangeExecutiveEmail, CloseExecutiveAccount } from './executive-account-actions';
import { OwnAddresses } from './own-addresses';
import { OwnDataForm } from './own-data-form';
import './own-data.css';

type Props = { session: Session; query: Query };

/** What the shop knows of an executive. Without the list of countries the addresses are read-only. */
export async function OwnDataView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('ownData');
  const [found, countries] = await Promise.all([getOwnData({ token: session.token, locale }), listCountries(locale)]);
  if (!found.ok && found.kind === 'signed-out') return <SessionEndedNotice />;
  const forms = await getMessageGroup('forms');
  const mayAgree = !session.claims.actor;
  return (
    <div className="page-narrow own-data">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      {query.saved !== undefined && (
        <p role="status" className="form-done">
          {query.saved === 'mail' ? t('mail.done') : t('saved')}
        </p>
      )}
      {found.ok ? (
        <>
          <section id="mail" className="change-mail" aria-label={t('mail.title')}>
            <p>
              {t('email')} <strong>{found.data.email}</strong>
            </p>
            {/* An advisor acting as the executive cannot move the account to another mail address. */}
            {mayAgree && (
              <ChangeExecutiveEmail
                locale={locale}
                data={found.data}
                words={{ mail: await getMessageGroup('ownData.mail'), forms }}
              />
            )}
            <p className="text-soft">
              {t('emailText')}{' '}
              <Link href={localePath(locale, securityPath)} className={linkClass()}>
                {t('security')}
              </Link>
            </p>
          </section>
          <OwnDataForm
            locale={locale}
            data={found.data}
            mayAgree={mayAgree}
            words={{ form: await getMessageGroup('ownData.form'), forms }}
          />
          <section id="addresses" aria-labelledby="addresses-title">
            <h2 id="addresses-title">{t('addresses')}</h2>
            <p className="text-soft">{t('addressesText')}</p>
            <OwnAddresses
              locale={locale}
              data={found.data}
              countries={countries.ok ? countries.data : []}
              words={{
                book: await getMessageGroup('ownData.book'),
                form: await getMessageGroup('checkout.shipping.form'),
                forms,
              }}
            />
          </section>
          {mayAgree && (
            <>
              <section aria-labelledby="copy">
                <h2 id="copy">{t('copy.title')}</h2>
                <p>{t('copy.text')}</p>
                <p>
                  <a href={dataExportUrl.executive} className={linkClass('accent')}>
                    {t('copy.save')}
                  </a>
                </p>
              </section>
              <CloseExecutiveAccount
                locale={locale}
                said={await getMessageGroup('ownData.close')}
                words={{ close: await getMessageGroup('closeAccount'), forms }}
              />
            </>
          )}
        </>
      ) : (
        <p className="form-failure" role="alert">
          {t('away')}{' '}
          <Link href={localePath(locale, ownDataPath)} className={linkClass()}>
            {t('retry')}
          </Link>
        </p>
      )}
    </div>
  );
}
