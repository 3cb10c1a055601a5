import { getTranslations } from 'next-intl/server';
import { ReviewInvitation } from '@/components/reviews/review-invitation';
import { countryHome } from '@/lib/access/public-script-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('reviews.form.title', { referrer: 'no-referrer' });

export default perRequestPage(async () => {
  const locale = await requireLocale();
  const t = await getTranslations('reviews');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('form.script')}</p>
      <ReviewInvitation
        locale={locale}
        home={localePath(locale, countryHome)}
        words={await getMessageGroup('reviews.form')}
      />
    </div>
  );
});
