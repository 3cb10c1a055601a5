import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getWords } from '@/lib/i18n/get-words';
import type { BagStateWords } from './words';

export async function getBagStateWords(): Promise<BagStateWords> {
  const t = await getTranslations('guest');
  return {
    loading: t('loading'),
    empty: await getWords('guest.empty'),
    placed: await getWords('guest.placed'),
    trouble: await getWords('guest.trouble'),
    problem: await getWords('cart.problem'),
  };
}
