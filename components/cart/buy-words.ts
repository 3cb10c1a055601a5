import 'server-only';
import { getWords } from '@/lib/i18n/get-words';
import type { BuyWords } from './words';

/** The words of `BuyButton`, for a page that hands them to the browser. */
export async function getBuyWords(): Promise<BuyWords> {
  return { ...(await getWords('cart.buy')), problem: await getWords('cart.problem') };
}
