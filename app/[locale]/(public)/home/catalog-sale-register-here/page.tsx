import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignUpIntro } from '@/components/sign-up/sign-up-intro';
import { SignUpIsland } from '@/components/sign-up/sign-up-island';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { signUpPath } from '@/lib/sign-up/sign-up';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signUp');
  return pageMetadata({
    locale: await requireLocale(),
    title: t('title'),
    description: t('description'),
    at: signUpPath,
  });
}

/** R06. Static like every public page; the form loads in the browser. */
export default async function SignUpPage() {
  const locale = await requireLocale();
  const forms = await getTranslations();
  return (
    <div className="page-narrow">
      <SignUpIntro />
      <p className="form-failure script-missing">{forms('forms.script')}</p>
      <div className="sign-up-place">
        <SignUpIsland
          locale={locale}
          words={{ form: await getMessageGroup('signUp.form'), forms: await getMessageGroup('forms') }}
        />
      </div>
    </div>
  );
}
