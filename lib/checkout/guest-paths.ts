import { aliasPattern, linkTokenPattern, orderNumberPattern } from '@/contract/rules';
import { bagPath, shoppingPath } from '@/lib/cart/bag-path';
import type { GuestOrderKey } from './checkout';

export const guestSteps = ['bag', 'clientdata', 'payment', 'confirmation'] as const;
export type GuestStep = (typeof guestSteps)[number];

export const guestPath = (alias: string, step: GuestStep) =>
  step === 'bag' ? bagPath(alias) : shoppingPath(alias, `shopping-${step}`);

/** The small page from which a guest goes to a provider. */
export const guestHandoverPath = (alias: string) => shoppingPath(alias, 'shopping-leave');

/** The secret is in the fragment, which browsers never send: no log and no other host gets it. */
export const guestOrderPath = (alias: string, { number, secret }: GuestOrderKey) =>
  `${guestPath(alias, 'confirmation')}#${number}.${secret}`;

/** Return address for a provider, which must not get the secret: the browser that left knows it. */
export const guestReturnPath = (alias: string, payment: string) =>
  `${guestPath(alias, 'confirmation')}?payment=${encodeURIComponent(payment)}`;

const aliases = new RegExp(aliasPattern);
export const isAlias = (value: unknown): value is string => typeof value === 'string' && aliases.test(value);

const numbers = new RegExp(orderNumberPattern);
const secrets = new RegExp(linkTokenPattern);

/** The order key in the fragment of a guest's link; null when there is none. */
export function toOrderKey(hash: string): GuestOrderKey | null {
  const at = hash.indexOf('.');
  const key = { number: hash.slice(0, Math.max(0, at)), secret: hash.slice(at + 1) };
  return numbers.test(key.number) && secrets.test(key.secret) ? key : null;
}
