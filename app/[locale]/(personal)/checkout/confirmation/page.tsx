import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ConfirmationScreen } from '@/components/checkout/confirmation/confirmation-screen';
import { requireAccess } from '@/lib/sign-in/require-session';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout.confirmation');
  return { title: t('title'), robots: { index: false } };
}

type Props = { searchParams: Promise<{ order?: string | string[] }> };

/** R18. */
export default async function ConfirmationPage({ searchParams }: Props) {
  await connection();
  const { order } = await searchParams;
  const search = typeof order === 'string' ? `?order=${encodeURIComponent(order)}` : '';
  const session = await requireAccess('/checkout/confirmation', search);
  const t = await getTranslations('checkout.confirmation');
  return (
    <CheckoutFrame step="confirmation" title={t('title')}>
      <ConfirmationScreen session={session} number={typeof order === 'string' ? order : null} />
    </CheckoutFrame>
  );
}
