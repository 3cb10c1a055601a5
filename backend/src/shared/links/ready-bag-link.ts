import { toUuid } from '../ids.ts';
import { isSameSecret, keyedHash, type Secret } from '../secrets.ts';

const toToken = (secret: Secret, id: string): string => `${id}.${keyedHash(secret, `ready bag ${id}`)}`;

/** The signature is not stored, and in the fragment it is not sent. */
export const toReadyBagPath = (secret: Secret, id: string): string => `/validation/ready-bag#${toToken(secret, id)}`;

/** The bag that a valid token opens; else null. */
export function readReadyBagToken(secret: Secret, token: string): string | null {
  const id = toUuid(token.split('.')[0] ?? '');
  return id !== null && isSameSecret(toToken(secret, id), token) ? id : null;
}
