import { getTranslations } from 'next-intl/server';
import { UnsubscribeFromExecutiveMails } from '@/components/client-book/unsubscribe-from-executive-mails';
import { countryHome } from '@/lib/access/public-script-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientBook.noMail.asking.title', { referrer: 'no-referrer' });

export default perRequestPage(async () => {
  const home = localePath(await requireLocale(), countryHome);
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <UnsubscribeFromExecutiveMails home={home} words={await getMessageGroup('clientBook.noMail')} />
    </div>
  );
});
