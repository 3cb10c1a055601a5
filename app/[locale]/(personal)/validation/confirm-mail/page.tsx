import { getTranslations } from 'next-intl/server';
import { ConfirmMailStage } from '@/components/password/confirm-mail-stage';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('password.choose.joiningTitle', { referrer: 'no-referrer' });

export default openPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <ConfirmMailStage
        locale={await requireLocale()}
        words={{ recovery: await getWords('password'), forms: await getWords('forms') }}
      />
    </div>
  );
});
