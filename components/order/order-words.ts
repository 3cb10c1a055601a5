import 'server-only';
import { getWords } from '@/lib/i18n/get-words';
import type { OrderWords } from './words';

export async function getOrderWords(): Promise<OrderWords> {
  return {
    ...(await getWords('order')),
    reasons: await getWords('checkout.remarks'),
    signIn: await getWords('signIn.again'),
  };
}
