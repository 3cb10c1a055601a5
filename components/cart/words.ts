import type { Words } from '@/lib/i18n/words';

export type BagWords = { mini: Words<'cart.mini'>; lines: Words<'cart.lines'>; problem: Words<'cart.problem'> };

export type BuyWords = Words<'cart.buy'> & { problem: Words<'cart.problem'> };

/** What `getCardActionWords` gives. */
export type CardActionWords = { heart: Words<'wishList.heart'>; quick: Words<'cart.quick'>; buy: BuyWords };
