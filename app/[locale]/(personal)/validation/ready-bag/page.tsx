import { getTranslations } from 'next-intl/server';
import { OpenReadyBag } from '@/components/store/open-ready-bag';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';
import '@/components/store/store.css';

export const generateMetadata = titleOf('store.ready.open.pageTitle', { referrer: 'no-referrer' });

export default openPage(async () => {
  const locale = await requireLocale();
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <OpenReadyBag locale={locale} home={localePath(locale, countryHome)} words={await getWords('store.ready.open')} />
    </div>
  );
});
