import { clientAddressHash } from '../shared/client-address.ts';
import { keyedHash, type Secret } from '../shared/secrets.ts';

/** An account's name in the security log: a hash of its id, or of what was typed where there is none. */
export const accountLogHash = (secret: Secret, idOrTyped: string): string => keyedHash(secret, `log ${idOrTyped}`);

export const clientAddressLogHash = (secret: Secret, clientAddress: string): string =>
  keyedHash(secret, `log ${clientAddressHash(secret, clientAddress)}`);
