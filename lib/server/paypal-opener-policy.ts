import type { IncomingMessage, ServerResponse } from 'node:http';
import { locales } from '../../contract/public-codes.ts';
import { settings } from '../env.ts';

const pages = 'checkout/leave|my-store/[A-Za-z0-9_-]{1,20}/(?:shopping-|gift-cards/)leave';
const leaving = new RegExp(`^(?:/(?:${locales.join('|')}))?/(?:${pages})(?:\\?|$)`);

/**
 * PayPal's window has to report to the page that opened it, which every other page forbids. Set here, because Next
 * does not remove a header that the response already has. It answers nothing itself.
 */
export function allowPayPalOpener({ url = '' }: IncomingMessage, response: ServerResponse): false {
  if (settings().payPalButton && leaving.test(url))
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
  return false;
}
