import { giftCardNumberPattern, linkTokenPattern } from '@/contract/rules';
import { shoppingPath } from '@/lib/cart/bag-path';
import type { GiftCardKey } from './gift-card';

/** Where gift cards are bought in a personal store. */
export const buyGiftCardPath = (alias: string) => shoppingPath(alias, 'gift-cards');

const purchasePagePath = (alias: string) => `${buyGiftCardPath(alias)}/purchase`;

/** The secret is in the fragment, which browsers never send. */
export const giftCardPurchasePath = (alias: string, { number, secret }: GiftCardKey) =>
  `${purchasePagePath(alias)}#${number}.${secret}`;

/** Return address for a provider, which must not get the secret: the browser that left knows it. */
export const giftCardReturnPath = (alias: string, payment?: string) =>
  purchasePagePath(alias) + (payment === undefined ? '' : `?payment=${encodeURIComponent(payment)}`);

/** The small page from which the buyer goes to a provider. */
export const giftCardHandoverPath = (alias: string) => `${buyGiftCardPath(alias)}/leave`;

const numbers = new RegExp(giftCardNumberPattern);
const secrets = new RegExp(linkTokenPattern);

/** The key in the fragment of a purchase's link; null when there is none. */
export function toGiftCardKey(hash: string): GiftCardKey | null {
  const at = hash.indexOf('.');
  const key = { number: hash.slice(0, Math.max(0, at)), secret: hash.slice(at + 1) };
  return numbers.test(key.number) && secrets.test(key.secret) ? key : null;
}
