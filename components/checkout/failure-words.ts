import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FailureWords } from './words';

export async function getFailureWords(): Promise<FailureWords> {
  const t = await getTranslations('checkout');
  const signIn = await getTranslations('signIn');
  return {
    ...t.raw('failures'),
    reasons: t.raw('remarks'),
    again: signIn.raw('again'),
  };
}
