import { getTranslations } from 'next-intl/server';
import { AccountStage } from '@/components/password/account/account-stage';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('access.account.heading', { referrer: 'no-referrer' });

export default openPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <AccountStage
        locale={await requireLocale()}
        words={{ account: await getWords('access.account'), forms: await getWords('forms') }}
      />
    </div>
  );
});
