import { getTranslations } from 'next-intl/server';
import { AskForAccount } from '@/components/password/account/ask-for-account';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('access.account.ask.title');

export default openPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <AskForAccount
        locale={await requireLocale()}
        words={{ ask: await getWords('access.account.ask'), forms: await getWords('forms') }}
      />
    </div>
  );
});
