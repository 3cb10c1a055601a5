import { settings } from '@/lib/env';
import { hmac, sameText, toHex } from './mac';

/** A signed random value: a made-up one is rejected. A real one that an attacker plants fails at the Origin check. */
export function createXsrfToken(): string {
  const random = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return `${random}.${sign(random)}`;
}

export function isXsrfToken(value: string): boolean {
  const [random = '', signature = '', ...more] = value.split('.');
  return more.length === 0 && random.length === 32 && sameText(signature, sign(random));
}

const sign = (text: string) => hmac(text, `xsrf:${settings().sessionSecret}`);
