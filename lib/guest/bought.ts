import type { CartLine } from '@/lib/cart/cart-line';

/** What nobody can buy now stands in the bag, but is not bought. */
export const toBought = (lines: CartLine[]): CartLine[] => lines.filter(({ maxQuantity }) => maxQuantity > 0);
