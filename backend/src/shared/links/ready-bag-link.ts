import { keyedHash, type Secret } from '../client-address.ts';
import { toUuid } from '../ids.ts';
import { isSameSecret } from './same-secret.ts';

const toToken = (secret: Secret, id: string): string => `${id}.${keyedHash(secret, `ready bag ${id}`)}`;

/** Nothing is stored of the signature, and behind the hash it is sent to nobody. */
export const toReadyBagPath = (secret: Secret, id: string): string => `/validation/ready-bag#${toToken(secret, id)}`;

/** Which bag a token of ours opens; null for what is none. */
export function readReadyBagToken(secret: Secret, token: string): string | null {
  const id = toUuid(token.split('.')[0] ?? '');
  return id !== null && isSameSecret(toToken(secret, id), token) ? id : null;
}
