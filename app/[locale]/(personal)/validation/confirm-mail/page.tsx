import { getTranslations } from 'next-intl/server';
import { ConfirmMailStage } from '@/components/password/confirm-mail-stage';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('password.choose.joiningTitle', { referrer: 'no-referrer' });

export default perRequestPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <ConfirmMailStage
        locale={await requireLocale()}
        words={{ recovery: await getMessageGroup('password'), forms: await getMessageGroup('forms') }}
      />
    </div>
  );
});
