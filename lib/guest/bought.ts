import type { CartLine } from '@/lib/cart/cart-line';

/** Sold-out lines stay in the bag, but are not ordered. */
export const toBought = (lines: CartLine[]): CartLine[] => lines.filter(({ maxQuantity }) => maxQuantity > 0);
