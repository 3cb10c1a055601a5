import { getTranslations } from 'next-intl/server';
import { StopReviewMails } from '@/components/reviews/stop-review-mails';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('reviews.noMail.asking.title', { referrer: 'no-referrer' });

export default openPage(async () => {
  const home = localePath(await requireLocale(), countryHome);
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <StopReviewMails home={home} words={await getWords('reviews.noMail')} />
    </div>
  );
});
