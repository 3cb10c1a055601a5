import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { QuickOrderScreen } from '@/components/pad/quick-order-screen';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('quickOrder');
  return { title: t('title'), robots: { index: false } };
}

export default async function QuickOrderPage() {
  await connection();
  return <QuickOrderScreen />;
}
