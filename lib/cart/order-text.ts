import type { CartLine } from './cart-line';

/**
 * What a shopper sends to her executive: codes and quantities, as they are told over the telephone. The code says all
 * that an order needs; names and sizes stay out of other people's chats (N22).
 */
export function formatOrderText(greeting: string, lines: Pick<CartLine, 'key' | 'quantity'>[]): string {
  return [greeting, '', ...lines.map(({ key, quantity }) => `${quantity} × ${key}`)].join('\n');
}
