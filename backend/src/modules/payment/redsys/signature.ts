import { createCipheriv, createHmac } from 'node:crypto';
import { isSameSecret } from '../../../shared/secrets.ts';

export const algorithms = ['HMAC_SHA512_V2', 'HMAC_SHA256_V1'] as const;
export type Algorithm = (typeof algorithms)[number];

/** The encoded parameters: this text is signed, not its decoded content. */
export const encode = (algorithm: Algorithm, json: string): string =>
  Buffer.from(json).toString(algorithm === 'HMAC_SHA512_V2' ? 'base64url' : 'base64');

/** Signs encoded parameters for one order number. Throws if the algorithm cannot use the key. */
export const sign = (algorithm: Algorithm, key: string, order: string, parameters: string): string =>
  algorithm === 'HMAC_SHA512_V2'
    ? createHmac('sha512', deriveV2(key, order)).update(parameters).digest('base64url')
    : createHmac('sha256', deriveV1(key, order)).update(parameters).digest('base64');

/** The algorithm comes from our settings, because a message could choose the weaker one. */
export function isSignedBy(
  algorithm: Algorithm,
  key: string,
  order: string,
  parameters: string,
  signature: string,
): boolean {
  // Compared as text, because many texts decode to the same bytes and only one of them is the signature.
  return isSameSecret(toUrlSafe(sign(algorithm, key, order, parameters)), toUrlSafe(signature));
}

/** V1 is written in either alphabet, with its padding or without. */
const toUrlSafe = (text: string) =>
  text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** The key of an order: the base64 text itself, not what it decodes to. */
export function deriveV2(key: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', key.slice(0, 16).padEnd(16, '0'), Buffer.alloc(16));
  return Buffer.concat([cipher.update(order, 'utf8'), cipher.final()]).toString('base64');
}

export function deriveV1(key: string, order: string): Buffer {
  const blocks = Buffer.alloc(Math.ceil(Buffer.byteLength(order) / 8) * 8);
  blocks.write(order);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
}
