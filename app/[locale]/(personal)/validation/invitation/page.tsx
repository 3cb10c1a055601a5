import { getTranslations } from 'next-intl/server';
import { ClientInvitationStage } from '@/components/password/client-invitation-stage';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('access.invitation.heading', { referrer: 'no-referrer' });

export default perRequestPage(async () => {
  const t = await getTranslations('forms');
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('script')}</p>
      <ClientInvitationStage
        locale={await requireLocale()}
        words={{ access: await getMessageGroup('access.invitation'), forms: await getMessageGroup('forms') }}
      />
    </div>
  );
});
