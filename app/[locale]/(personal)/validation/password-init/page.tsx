import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { SignOutButton } from '@/components/layout/sign-out-button';
import { ChangePassword } from '@/components/password/change-password';
import { roles } from '@/contract/public-codes';
import { executiveHome, executiveSignIn, executiveWelcome } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { readSession } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recovery');
  return { title: t('init.title'), robots: { index: false } };
}

/** R17, S01. For whoever still has the first password, and for nobody else. */
export default async function PasswordInitPage() {
  await connection();
  const locale = await requireLocale();
  const session = await readSession('executive');
  if (!session) redirect(localePath(locale, executiveSignIn));
  if (session.claims.passchanged === 'S') redirect(localePath(locale, executiveHome));
  const t = await getTranslations();
  return (
    <div className="page-form">
      <h1>{t('recovery.init.title')}</h1>
      <p>{t('recovery.init.text', { name: session.name })}</p>
      <p className="form-failure script-missing">{t('forms.script')}</p>
      <ChangePassword
        about={[session.name]}
        words={{ recovery: t.raw('recovery'), forms: t.raw('forms') }}
        target={localePath(locale, session.claims.role === roles.executive ? executiveWelcome : executiveHome)}
      />
      <SignOutButton kind="executive" label={t('prepared.signOut')} failure={t('prepared.signOutFailed')} />
    </div>
  );
}
