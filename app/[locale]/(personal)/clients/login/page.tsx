import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInScreen } from '@/components/sign-in/sign-in-screen';
import { clientWelcome } from '@/lib/access/route-access';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('client.title'), robots: { index: false } };
}

type Props = { searchParams: Promise<{ return?: string | string[] }> };

export default async function ClientLoginPage({ searchParams }: Props) {
  const { return: wanted } = await searchParams;
  return <SignInScreen kind="client" wanted={typeof wanted === 'string' ? wanted : null} fallback={clientWelcome} />;
}
