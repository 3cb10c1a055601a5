import { getTranslations } from 'next-intl/server';
import { InvitationStage } from '@/components/password/invitation-stage';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('access.invitation.heading', { referrer: 'no-referrer' });

export default openPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <InvitationStage
        locale={await requireLocale()}
        words={{ access: await getWords('access.invitation'), forms: await getWords('forms') }}
      />
    </div>
  );
});
