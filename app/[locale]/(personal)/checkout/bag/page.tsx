import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { OrderBagScreen } from '@/components/checkout/bag/order-bag-screen';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bag');
  return { title: t('title'), robots: { index: false } };
}

export default async function OrderBagPage() {
  await connection();
  const session = await requireAccess('/checkout/bag');
  const t = await getTranslations('bag');
  return (
    <CheckoutFrame step="bag" title={t('title')}>
      <OrderBagScreen session={session} />
    </CheckoutFrame>
  );
}
