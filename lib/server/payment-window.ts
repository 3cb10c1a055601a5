import type { IncomingMessage, ServerResponse } from 'node:http';
import { locales } from '../../contract/public-codes.ts';
import { settings } from '../env.ts';

const pages = 'checkout/leave|my-store/[A-Za-z0-9_-]{1,20}/shopping-leave';
const leaving = new RegExp(`^(?:/(?:${locales.join('|')}))?/(?:${pages})(?:\\?|$)`);

/**
 * The window of PayPal's button reports to the page that opened it, which every other page forbids. Said here, because
 * what stands in the answer already Next takes from no page.
 */
export function letPayPalReport({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if (settings().payPalButton && leaving.test(url))
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
}
