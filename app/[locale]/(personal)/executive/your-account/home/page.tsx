import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { DeskHome } from '@/components/account/desk-home';
import { executiveHome } from '@/lib/access/route-access';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('desk');
  return { title: t('title'), robots: { index: false } };
}

export default async function AccountHomePage() {
  await connection();
  return <DeskHome session={await requireAccess(executiveHome)} />;
}
