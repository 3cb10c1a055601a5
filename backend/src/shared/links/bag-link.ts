import { keyedHash, type Secret } from '../client-address.ts';
import { isSameSecret } from './same-secret.ts';

/** What a visitor sees by what became of the bag that she sent: computed like a guest's, and kept nowhere. */
export const toBagKey = (secret: Secret, code: string): string => keyedHash(secret, `sent bag ${code}`);

export const isBagKey = (secret: Secret, code: string, given: string): boolean =>
  isSameSecret(toBagKey(secret, code), given);

/** Behind the hash it is sent to nobody: no log, no referrer. */
export const toBagPath = (secret: Secret, code: string): string =>
  `/validation/your-request#${code}.${toBagKey(secret, code)}`;
