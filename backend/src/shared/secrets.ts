import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../kit/config.ts';

export type Secret = Pick<Config, 'tokenSecret'>;

export const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** Addresses and user names are personal data: counted and compared by hash, never stored as they are. */
export const keyedHash = ({ tokenSecret }: Secret, text: string): string =>
  hmac(tokenSecret, text).toString('base64url').slice(0, 22);

/** How a token is stored. A plain hash is enough, because the token is random and too long to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares in constant time. */
export function isSameSecret(expected: string, given: string): boolean {
  const [known, shown] = [Buffer.from(expected), Buffer.from(given)];
  return shown.length === known.length && timingSafeEqual(known, shown);
}
