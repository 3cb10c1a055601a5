import { cookieOptions } from './session';

/** A value of null removes the cookie. */
export type SetCookie = { name: string; value: string | null; maxAge: number; readable?: boolean };

export function cookiesOf(request: Request): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    // The first of two cookies with one name is the one with the longer path, which we never set: keep the last.
    if (at > 0) found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return found;
}

export function writeCookies(response: Response, cookies: SetCookie[]): void {
  const { path, secure, sameSite } = cookieOptions();
  for (const { name, value, maxAge, readable } of cookies) {
    const parts = [
      `${name}=${value ?? ''}`,
      `Path=${path}`,
      `Max-Age=${value === null ? 0 : maxAge}`,
      `SameSite=${sameSite}`,
    ];
    if (secure) parts.push('Secure');
    if (!readable) parts.push('HttpOnly');
    response.headers.append('set-cookie', parts.join('; '));
  }
}
