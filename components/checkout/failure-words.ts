import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getSignInWords } from '@/components/sign-in/sign-in-words';
import type { FailureWords } from './words';

export async function getFailureWords(): Promise<FailureWords> {
  const t = await getTranslations('checkout');
  return {
    ...t.raw('failures'),
    reasons: t.raw('remarks'),
    again: { ...t.raw('again'), form: await getSignInWords() },
  };
}
