import 'server-only';
import { getWords } from '@/lib/i18n/get-words';
import type { Words } from '@/lib/i18n/words';

/** The words of `BuyButton`, for a page that hands them to the browser. */
export async function getBuyWords(): Promise<BuyWords> {
  return { ...(await getWords('cart.buy')), problem: await getWords('cart.problem') };
}

export type BagWords = { mini: Words<'cart.mini'>; lines: Words<'cart.lines'>; problem: Words<'cart.problem'> };

export type BuyWords = Words<'cart.buy'> & { problem: Words<'cart.problem'> };
