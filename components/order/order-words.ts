import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getSignInWords } from '@/components/sign-in/sign-in-words';
import type { OrderWords } from './words';

export async function getOrderWords(): Promise<OrderWords> {
  const t = await getTranslations('order');
  return {
    desk: t.raw('desk'),
    sentences: t.raw('sentences'),
    grid: t.raw('grid'),
    client: t.raw('client'),
    stock: t.raw('stock'),
    outcome: t.raw('outcome'),
    signIn: { ...t.raw('signIn'), form: await getSignInWords() },
  };
}
