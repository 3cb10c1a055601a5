import { settings } from '@/lib/env';
import { cookiesOf } from './cookie-header';
import { hmac, isSameInConstantTime, toHex } from './hmac';
import { xsrfCookie, xsrfHeader } from './xsrf-names';

/** A signed random value: a made-up one is rejected. A real one that an attacker plants fails at the Origin check. */
export function createXsrfToken(): string {
  const random = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return `${random}.${sign(random)}`;
}

export function isXsrfToken(value: string): boolean {
  const [random = '', signature = '', ...more] = value.split('.');
  return more.length === 0 && random.length === 32 && isSameInConstantTime(signature, sign(random));
}

const sign = (text: string) => hmac(text, `xsrf:${settings().sessionSecret}`);

/** P07. The cookie's token in the header and, where the browser states the origin, our own origin. */
export function passesXsrfCheck(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== settings().publicOrigin) return false;
  const site = request.headers.get('sec-fetch-site');
  if (origin === null && site !== null && site !== 'same-origin') return false;
  const cookie = cookiesOf(request).get(xsrfCookie);
  const header = request.headers.get(xsrfHeader);
  return !!cookie && !!header && isSameInConstantTime(cookie, header) && isXsrfToken(cookie);
}

/**
 * P07. A backend that checks for itself compares the cookie's token with the header's, and may require one that it
 * issued. To the backend we are the browser: we return the token that it sets, and until then use our own in both
 * places.
 */
export const backendXsrfHeaders = (token: string): Record<string, string> => ({
  [xsrfHeader]: token,
  cookie: `${xsrfCookie}=${token}`,
});

const given = new RegExp(`^${xsrfCookie}=([\\w.~+/=-]{1,200})(?:;|$)`);

/** The token that a response sets, if any. */
export function readBackendXsrfToken(answer: Response): string | null {
  const found = answer.headers.getSetCookie().flatMap((text) => given.exec(text)?.[1] ?? []);
  return found.at(-1) ?? null;
}
