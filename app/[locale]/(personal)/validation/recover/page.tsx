import { getTranslations } from 'next-intl/server';
import { RecoverStage } from '@/components/password/recover-stage';
import { clientLogin, executiveSignIn } from '@/lib/access/route-access';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('password.ask.title', { referrer: 'no-referrer' });

export default openPage(async ({ query }) => {
  const scope = query.for === 'client' ? 'client' : 'executive';
  const locale = await requireLocale();
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <RecoverStage
        locale={locale}
        scope={scope}
        signIn={localePath(locale, scope === 'client' ? clientLogin : executiveSignIn)}
        words={{ recovery: await getWords('password'), forms: await getWords('forms') }}
      />
    </div>
  );
});
