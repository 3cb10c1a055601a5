import { settings } from '@/lib/env';
import { hmac, sameText, toHex } from './mac';

/** A random value with our signature: a made-up one does not pass. A real one that somebody plants meets Origin. */
export function createXsrfToken(): string {
  const random = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return `${random}.${sign(random)}`;
}

export function isXsrfToken(value: string): boolean {
  const [random = '', signature = '', ...more] = value.split('.');
  return more.length === 0 && random.length === 32 && sameText(signature, sign(random));
}

const sign = (text: string) => hmac(text, `xsrf:${settings().sessionSecret}`);
