import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { SecurityView } from '@/components/account/security-view';
import { securityPath } from '@/lib/access/route-access';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('security');
  return { title: t('title'), robots: { index: false } };
}

export default async function SecurityPage() {
  await connection();
  return <SecurityView session={await requireAccess(securityPath)} />;
}
