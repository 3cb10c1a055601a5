import { getTranslations } from 'next-intl/server';
import { AskForAccount } from '@/components/password/account/ask-for-account';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('access.account.ask.title');

export default perRequestPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <AskForAccount
        locale={await requireLocale()}
        words={{ ask: await getMessageGroup('access.account.ask'), forms: await getMessageGroup('forms') }}
      />
    </div>
  );
});
