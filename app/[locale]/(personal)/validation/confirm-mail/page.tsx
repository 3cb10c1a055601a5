import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmMailStage } from '@/components/password/confirm-mail-stage';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery');
  return { title: t('choose.joiningTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ConfirmMailPage() {
  const t = await getTranslations();
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('forms.script')}</p>
      <ConfirmMailStage
        locale={await requireLocale()}
        words={{ recovery: await getWords('recovery'), forms: await getWords('forms') }}
      />
    </div>
  );
}
