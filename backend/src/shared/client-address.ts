import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';

export type Secret = Pick<Config, 'tokenSecret'>;

/** Who has one IPv6 address has the 2^64 of its network, so that a limit by address would be none. */
export function toHousehold(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  // The parser of addresses writes each in its one short form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const zeros = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 4).join(':');
}

/** Addresses and user names are people's: counted and compared, never stored as they are. */
export function keyedHash({ tokenSecret }: Secret, text: string): string {
  return createHmac('sha256', tokenSecret).update(text).digest('base64url').slice(0, 22);
}

/** By whom limits are counted. */
export const addressHashOf = (secret: Secret, clientAddress: string): string =>
  keyedHash(secret, `address ${toHousehold(clientAddress)}`);
