import 'server-only';
import type { BuyWords, CardActionWords } from '@/components/cart/words';
import { getWords } from '@/lib/i18n/get-words';

/** The words of `BuyButton`, for a page that hands them to the browser. */
export async function getBuyWords(): Promise<BuyWords> {
  return { ...(await getWords('cart.buy')), problem: await getWords('cart.problem') };
}

/** The words of `CardActions`, once for all cards of a page. */
export async function getCardActionWords(): Promise<CardActionWords> {
  return { heart: await getWords('wishList.heart'), quick: await getWords('cart.quick'), buy: await getBuyWords() };
}
