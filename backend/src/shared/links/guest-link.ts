import { keyedHash, type Secret } from '../client-address.ts';
import { isSameSecret } from './same-secret.ts';

/**
 * What a guest sees her order by. Nothing is stored of it: only who has the server's secret can make it, so that every
 * mail can lead back and a stolen table opens nothing.
 */
export const toGuestKey = (secret: Secret, orderId: string): string => keyedHash(secret, `guest order ${orderId}`);

export const isGuestKey = (secret: Secret, orderId: string, given: string): boolean =>
  isSameSecret(toGuestKey(secret, orderId), given);

type GuestLink = { alias: string; number: string; key: string };

/** Behind the hash it is sent to nobody: no log, no referrer. */
export const toGuestPath = ({ alias, number, key }: GuestLink): string =>
  `/my-store/${alias}/shopping-confirmation#${number}.${key}`;
