import { getTranslations } from 'next-intl/server';
import { OpenReadyBag } from '@/components/personal-store/open-ready-bag';
import { countryHome } from '@/lib/access/public-script-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';
import '@/components/personal-store/store.css';

export const generateMetadata = titleMetadata('store.ready.open.pageTitle', { referrer: 'no-referrer' });

export default perRequestPage(async () => {
  const locale = await requireLocale();
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <OpenReadyBag
        locale={locale}
        home={localePath(locale, countryHome)}
        words={await getMessageGroup('store.ready.open')}
      />
    </div>
  );
});
