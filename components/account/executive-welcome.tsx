import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { roles } from '@/contract/public-codes';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { executiveHome, executiveSignIn, executiveWelcome, securityPath } from '@/lib/access/route-access';
import { getOwnProfile } from '@/lib/account/account-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { listCampaigns } from '@/lib/shop/campaign-queries';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { ActivateCampaignButton } from './activate-campaign-button';
import './desk.css';

export async function ExecutiveWelcome({ session }: { session: Session | null }) {
  const locale = await requireLocale();
  const t = await getTranslations('signUp.welcome');
  const failures = await getTranslations('forms.failures');
  const href = (path: string) => localePath(locale, path);
  if (session?.claims.role !== roles.executive)
    return (
      <div className="page-narrow">
        <h1>{t('title')}</h1>
        <p>{t('closed')}</p>
        <p className="actions">
          <Link
            href={href(`${executiveSignIn}?return=${encodeURIComponent(executiveWelcome)}`)}
            className={buttonClass()}
          >
            {t('signIn')}
          </Link>
          <Link href={href(signUpPath)} className={linkClass('accent')}>
            {t('join')}
          </Link>
        </p>
      </div>
    );
  const profile = await getOwnProfile(session);
  const campaign = (await listCampaigns(locale).catch(() => []))[0];
  const active = profile.ok && campaign !== undefined && profile.data.activeCampaign === campaign.code;
  return (
    <div className="page-narrow">
      <h1>{t('hello', { name: profile.ok ? profile.data.givenName : session.name })}</h1>
      <p>{t('text')}</p>
      <h2 className="text-2xl">{t('steps.title')}</h2>
      <ol className="desk-steps">
        <li>
          <p>{t('steps.activate')}</p>
          {active ? (
            <p className="form-done">{t('active', { campaign: campaign.name })}</p>
          ) : (
            <ActivateCampaignButton
              label={t('activate')}
              pending={t('activating')}
              done={t('active', { campaign: campaign?.name ?? '' })}
              failure={failures('busy')}
            />
          )}
        </li>
        <li>
          <p>{t('steps.order')}</p>
          <Link href={href(quickOrderPath)} className={linkClass('accent')}>
            {t('order')}
          </Link>
        </li>
        <li>
          <p>{t('steps.security')}</p>
          <Link href={href(securityPath)} className={linkClass('accent')}>
            {t('security')}
          </Link>
        </li>
      </ol>
      <Link href={href(executiveHome)} className={buttonClass({ variant: 'secondary' })}>
        {t('home')}
      </Link>
    </div>
  );
}
