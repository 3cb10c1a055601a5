import type { CartLine } from './cart-line';

/**
 * The text that a shopper sends to an executive: codes and quantities, as dictated on the phone. The code is all that
 * an order needs; names and sizes stay out of chats (N22).
 */
export function formatBagMessage(greeting: string, lines: Pick<CartLine, 'key' | 'quantity'>[]): string {
  return [greeting, '', ...lines.map(({ key, quantity }) => `${quantity} × ${key}`)].join('\n');
}
