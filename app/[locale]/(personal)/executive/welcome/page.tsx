import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { WelcomeView } from '@/components/account/welcome-view';
import { passwordInit } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { readSession } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signUp.welcome');
  return { title: t('title'), robots: { index: false } };
}

/** R09. Open to everybody; what is hers she sees signed in. */
export default async function WelcomePage() {
  await connection();
  const session = await readSession('executive');
  if (session?.claims.passchanged === 'N') redirect(localePath(await requireLocale(), passwordInit));
  return <WelcomeView session={session} />;
}
