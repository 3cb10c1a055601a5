import { offlineOwnerCookieName } from './offline-owner';
import { cookieOptions, sessionCookieName } from './session';

/** A value of null removes the cookie. */
export type SetCookie = {
  name: string;
  value: string | null;
  maxAge: number;
  readable?: boolean;
  /** For an executive's session: the mark of the desk's owner, which begins and ends with it. */
  desk?: string | null;
};

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

/** Every response that changes the executive's session also sets or removes the desk mark. */
function withDesk(cookie: SetCookie): SetCookie[] {
  const { name, maxAge, desk = null } = cookie;
  if (name !== sessionCookieName('executive')) return [cookie];
  return [cookie, { name: offlineOwnerCookieName(), value: desk, maxAge, readable: true }];
}
