import type { Words } from '@/lib/i18n/words';

export type BagWords = { mini: Words<'cart.mini'>; lines: Words<'cart.lines'>; problem: Words<'cart.problem'> };

export type BuyWords = Words<'cart.buy'> & { problem: Words<'cart.problem'> };
