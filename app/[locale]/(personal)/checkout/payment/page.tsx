import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { PaymentScreen } from '@/components/checkout/payment/payment-screen';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.payment');
  return { title: t('title'), robots: { index: false } };
}

export default async function PaymentPage() {
  await connection();
  const session = await requireAccess('/checkout/payment');
  const t = await getTranslations('checkout.payment');
  return (
    <CheckoutFrame step="payment" title={t('title')}>
      <PaymentScreen session={session} />
    </CheckoutFrame>
  );
}
