import { createHmac } from 'node:crypto';

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** By Node, at once: Web Crypto sends each to another thread, which takes longer than to make it. */
export const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Takes as long for a near miss as for a far one. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at % (b.length || 1));
  return difference === 0;
}
