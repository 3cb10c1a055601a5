import { getTranslations } from 'next-intl/server';
import { PasswordRecoveryStage } from '@/components/password/password-recovery-stage';
import { clientLogin, executiveSignIn } from '@/lib/access/route-access';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('password.ask.title', { referrer: 'no-referrer' });

export default perRequestPage(async ({ query }) => {
  const scope = query.for === 'client' ? 'client' : 'executive';
  const locale = await requireLocale();
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <PasswordRecoveryStage
        locale={locale}
        scope={scope}
        signIn={localePath(locale, scope === 'client' ? clientLogin : executiveSignIn)}
        words={{ recovery: await getMessageGroup('password'), forms: await getMessageGroup('forms') }}
      />
    </div>
  );
});
