import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { RecoverStage } from '@/components/password/recover-stage';
import { clientLogin, executiveSignIn } from '@/lib/access/route-access';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery');
  return { title: t('ask.title'), robots: { index: false }, referrer: 'no-referrer' };
}

type Props = { searchParams: Promise<{ for?: string | string[] }> };

export default async function RecoverPage({ searchParams }: Props) {
  await connection();
  const scope = (await searchParams).for === 'client' ? 'client' : 'executive';
  const locale = await requireLocale();
  const t = await getTranslations();
  return (
    <div className="page-form">
      <p className="form-failure script-missing">{t('forms.script')}</p>
      <RecoverStage
        locale={locale}
        scope={scope}
        signIn={localePath(locale, scope === 'client' ? clientLogin : executiveSignIn)}
        words={{ recovery: await getWords('recovery'), forms: await getWords('forms') }}
      />
    </div>
  );
}
