import { freshSession } from '@/lib/proxy/session-effects';
import { cookiesOf } from '@/lib/session/cookie-header';
import { type SetCookie, writeCookies } from '@/lib/session/cookies';
import { offlineOwnerCookieName, offlineOwnerMark } from '@/lib/session/offline-owner';
import type { Session, SessionKind } from '@/lib/session/session';
import { toSignedIn } from '@/lib/session/to-signed-in';
import { createXsrfToken, isXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { isSessionAlive } from '@/lib/sign-in/session-queries';

/**
 * The signed-in person, for pages that are the same for all visitors, and the cross-site token. Every page load calls
 * it, so it also extends an active session.
 */
export async function GET(request: Request): Promise<Response> {
  const [executive, client] = [await livingSession('executive', request), await livingSession('client', request)];
  const response = Response.json(
    {
      executive: executive.session && toSignedIn(executive.session),
      client: client.session && toSignedIn(client.session),
    },
    { headers: { 'cache-control': 'no-store' } },
  );
  const known = cookiesOf(request).get(xsrfCookie) ?? '';
  const valid = isXsrfToken(known);
  // Pages ask who is signed in only if this cookie exists, so it must live at least as long as a sign-in.
  const lasting = valid && (executive.session ?? client.session) === null;
  const xsrf = lasting ? [] : [toXsrfCookie(valid ? known : createXsrfToken())];
  const desk = executive.cookies.length > 0 ? [] : deskCookies(request, executive.session);
  writeCookies(response, [...executive.cookies, ...desk, ...client.cookies, ...xsrf]);
  return response;
}

/** A renewed session is alive; for any other the backend is asked. */
async function livingSession(kind: SessionKind, request: Request) {
  const fresh = await freshSession(kind, request);
  const renewed = fresh.cookies.length > 0;
  const living = renewed || (fresh.session !== null && (await isSessionAlive(kind, fresh.session)));
  return living ? fresh : { session: null, cookies: [] };
}

const toXsrfCookie = (value: string): SetCookie => ({
  name: xsrfCookie,
  value,
  maxAge: 7 * 24 * 3600,
  readable: true,
});

/** Removes the desk's mark if the session ended elsewhere, such as from another device. */
function deskCookies(request: Request, session: Session | null): SetCookie[] {
  const value = session && offlineOwnerMark(session);
  if ((cookiesOf(request).get(offlineOwnerCookieName()) ?? null) === value) return [];
  const maxAge = session ? Math.floor(session.claims.exp - Date.now() / 1000) : 0;
  return [{ name: offlineOwnerCookieName(), value, maxAge, readable: true }];
}
