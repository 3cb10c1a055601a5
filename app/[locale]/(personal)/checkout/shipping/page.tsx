import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ShippingScreen } from '@/components/checkout/shipping/shipping-screen';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.shipping');
  return { title: t('title'), robots: { index: false } };
}

export default async function ShippingPage() {
  await connection();
  const session = await requireAccess('/checkout/shipping');
  const t = await getTranslations('checkout.shipping');
  return (
    <CheckoutFrame step="shipping" title={t('title')}>
      <ShippingScreen session={session} />
    </CheckoutFrame>
  );
}
