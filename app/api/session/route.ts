import { freshSession, type SessionKind } from '@/lib/proxy/effects';
import { toSignedIn } from '@/lib/session/claims-mappers';
import { cookiesOf } from '@/lib/session/cookie-header';
import { type SetCookie, writeCookies } from '@/lib/session/cookies';
import { deskCookieName, deskMark } from '@/lib/session/desk-mark';
import type { Session } from '@/lib/session/session';
import { createXsrfToken, isXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { isLiving } from '@/lib/sign-in/session-queries';

/**
 * The signed-in person, for pages that are the same for everybody, and the cross-site token. Each page that loads
 * calls it, so this is also where an active session is extended.
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
  // Pages ask who is signed in only where this cookie is: it has to live on at least as long as a sign-in.
  const lasting = valid && (executive.session ?? client.session) === null;
  const xsrf = lasting ? [] : [toXsrfCookie(valid ? known : createXsrfToken())];
  const desk = executive.cookies.length > 0 ? [] : deskCookies(request, executive.session);
  writeCookies(response, [...executive.cookies, ...desk, ...client.cookies, ...xsrf]);
  return response;
}

/** What was just renewed lives; of the rest the backend is asked. */
async function livingSession(kind: SessionKind, request: Request) {
  const fresh = await freshSession(kind, request);
  const renewed = fresh.cookies.length > 0;
  const living = renewed || (fresh.session !== null && (await isLiving(kind, fresh.session)));
  return living ? fresh : { session: null, cookies: [] };
}

const toXsrfCookie = (value: string): SetCookie => ({
  name: xsrfCookie,
  value,
  maxAge: 7 * 24 * 3600,
  readable: true,
});

/** A session that ended without a word, such as from another device, ends the mark of its desk here. */
function deskCookies(request: Request, session: Session | null): SetCookie[] {
  const value = session && deskMark(session);
  if ((cookiesOf(request).get(deskCookieName()) ?? null) === value) return [];
  const maxAge = session ? Math.floor(session.claims.exp - Date.now() / 1000) : 0;
  return [{ name: deskCookieName(), value, maxAge, readable: true }];
}
