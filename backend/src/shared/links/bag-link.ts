import { isSameSecret, keyedHash, type Secret } from '../secrets.ts';

/** The key by which a visitor opens a sent bag: computed like a guest's, and not stored. */
export const toBagKey = (secret: Secret, code: string): string => keyedHash(secret, `sent bag ${code}`);

export const isBagKey = (secret: Secret, code: string, given: string): boolean =>
  isSameSecret(toBagKey(secret, code), given);

/** The key is in the fragment, which is not sent: it reaches no log and no referrer. */
export const toBagPath = (secret: Secret, code: string): string =>
  `/validation/your-request#${code}.${toBagKey(secret, code)}`;
