import { toCookies } from './cookie-header';
import { deskCookieName } from './desk-mark';
import { cookieOptions, sessionCookieName } from './session';

/** A value of null removes the cookie. */
export type SetCookie = {
  name: string;
  value: string | null;
  maxAge: number;
  readable?: boolean;
  /** Of an executive's sign-in: the mark of her desk, which begins and ends with it. */
  desk?: string | null;
};

export const cookiesOf = (request: Request): Map<string, string> => toCookies(request.headers.get('cookie') ?? '');

export function writeCookies(response: Response, cookies: SetCookie[]): void {
  const { path, secure, sameSite } = cookieOptions();
  for (const { name, value, maxAge, readable } of cookies.flatMap(withDesk)) {
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

/** No answer changes who is signed in and leaves the mark of somebody else's desk. */
function withDesk(cookie: SetCookie): SetCookie[] {
  const { name, maxAge, desk = null } = cookie;
  if (name !== sessionCookieName('executive')) return [cookie];
  return [cookie, { name: deskCookieName(), value: desk, maxAge, readable: true }];
}
