import { createHmac } from 'node:crypto';

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** By Node, synchronously: Web Crypto uses another thread, which takes longer than the computation. */
export const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Comparison in constant time. */
export function isSameInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at % (b.length || 1));
  return difference === 0;
}
