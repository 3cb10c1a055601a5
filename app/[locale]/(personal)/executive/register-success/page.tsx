import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RegisterSuccess } from '@/components/sign-up/register-success';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signUp.success');
  return { title: t('title'), robots: { index: false } };
}

/** R12. The same for whoever is known already and for whoever is not. */
export default function RegisterSuccessPage() {
  return <RegisterSuccess />;
}
