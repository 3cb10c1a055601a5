import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { GiftsScreen } from '@/components/checkout/gifts-screen';
import { requireAccess } from '@/lib/session/require-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.gifts');
  return { title: t('title'), robots: { index: false } };
}

export default async function GiftsPage() {
  const session = await requireAccess('/checkout/gifts');
  const t = await getTranslations('checkout.gifts');
  return (
    <CheckoutFrame step="gifts" title={t('title')}>
      <GiftsScreen session={session} />
    </CheckoutFrame>
  );
}
