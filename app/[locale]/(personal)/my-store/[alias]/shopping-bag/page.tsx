import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { BagScreen } from '@/components/cart/bag-screen';
import { findAccess } from '@/lib/access/route-access';
import { bagPath } from '@/lib/cart/bag-path';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return { title: t('title'), robots: { index: false } };
}

type Props = { params: Promise<{ alias: string }> };

/** R23. The bag of a personal store, or with `invited` of the house's own. */
export default async function ShoppingBagPage({ params }: Props) {
  await connection();
  const { alias } = await params;
  if (!findAccess(bagPath(alias))) notFound();
  return <BagScreen />;
}
