import { getTranslations } from 'next-intl/server';
import { ReviewInvitation } from '@/components/reviews/review-invitation';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('reviews.form.title', { referrer: 'no-referrer' });

export default openPage(async () => {
  const locale = await requireLocale();
  const t = await getTranslations('reviews');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('form.script')}</p>
      <ReviewInvitation locale={locale} home={localePath(locale, countryHome)} words={await getWords('reviews.form')} />
    </div>
  );
});
