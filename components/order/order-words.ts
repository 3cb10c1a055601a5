import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { OrderWords } from './words';

export async function getOrderWords(): Promise<OrderWords> {
  const t = await getTranslations('order');
  const signIn = await getTranslations('signIn');
  const checkout = await getTranslations('checkout');
  return {
    desk: t.raw('desk'),
    sentences: t.raw('sentences'),
    grid: t.raw('grid'),
    client: t.raw('client'),
    stock: t.raw('stock'),
    outcome: t.raw('outcome'),
    reasons: checkout.raw('remarks'),
    signIn: signIn.raw('again'),
  };
}
