import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { BagStateWords } from './words';

export async function getBagStateWords(): Promise<BagStateWords> {
  const t = await getTranslations('guest');
  return {
    loading: t('loading'),
    empty: await getMessageGroup('guest.empty'),
    placed: await getMessageGroup('guest.placed'),
    trouble: await getMessageGroup('guest.trouble'),
    problem: await getMessageGroup('cart.problem'),
  };
}
