import { addressHashOf, keyedHash, type Secret } from '../shared/client-address.ts';

/** How an account is called in the log of security: by its id, or by what was typed where there is none. */
export const accountInLog = (secret: Secret, idOrTyped: string): string => keyedHash(secret, `log ${idOrTyped}`);

export const addressInLog = (secret: Secret, clientAddress: string): string =>
  keyedHash(secret, `log ${addressHashOf(secret, clientAddress)}`);
