import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { GiftsScreen } from '@/components/checkout/gifts/gifts-screen';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.gifts');
  return { title: t('title'), robots: { index: false } };
}

export default async function GiftsPage() {
  await connection();
  const session = await requireAccess('/checkout/gifts');
  const t = await getTranslations('checkout.gifts');
  return (
    <CheckoutFrame step="gifts" title={t('title')}>
      <GiftsScreen session={session} />
    </CheckoutFrame>
  );
}
