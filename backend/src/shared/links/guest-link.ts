import { isSameSecret, keyedHash, type Secret } from '../secrets.ts';

/**
 * The key by which a guest opens an order. Not stored but computed from the server's secret, so that every mail can
 * link to the order and a stolen table opens nothing.
 */
export const toGuestKey = (secret: Secret, orderId: string): string => keyedHash(secret, `guest order ${orderId}`);

export const isGuestKey = (secret: Secret, orderId: string, given: string): boolean =>
  isSameSecret(toGuestKey(secret, orderId), given);

type GuestLink = { alias: string; number: string; key: string };

/** The key is in the fragment, which is not sent: it reaches no log and no referrer. */
export const toGuestPath = ({ alias, number, key }: GuestLink): string =>
  `/my-store/${alias}/shopping-confirmation#${number}.${key}`;
