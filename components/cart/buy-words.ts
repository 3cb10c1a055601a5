import 'server-only';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Words } from '@/lib/i18n/message-texts';

/** The words of `BuyButton`, for a page that hands them to the browser. */
export async function getBuyWords(): Promise<BuyWords> {
  return { ...(await getMessageGroup('cart.buy')), problem: await getMessageGroup('cart.problem') };
}

export type BagWords = { mini: Words<'cart.mini'>; lines: Words<'cart.lines'>; problem: Words<'cart.problem'> };

export type BuyWords = Words<'cart.buy'> & { problem: Words<'cart.problem'> };
