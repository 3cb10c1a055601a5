import { cookiesOf, type SetCookie, writeCookies } from '@/lib/session/cookies';
import { openSession, type Session, sessionCookieName } from '@/lib/session/session';
import { createXsrfToken, isXsrfToken, xsrfCookie } from '@/lib/session/xsrf';

/** Who is signed in, for pages that are the same for everybody. Also hands out the cross-site token. */
export async function GET(request: Request): Promise<Response> {
  const jar = cookiesOf(request);
  const executive = await openSession('executive', jar.get(sessionCookieName('executive')));
  const client = await openSession('client', jar.get(sessionCookieName('client')));
  const response = Response.json(
    { executive: executive && toPublic(executive), client: client && toPublic(client) },
    { headers: { 'cache-control': 'no-store' } },
  );
  if (!(await isXsrfToken(jar.get(xsrfCookie) ?? ''))) writeCookies(response, [await newXsrfCookie()]);
  return response;
}

/** What a page may know of a session; never the token. */
function toPublic({ name, claims }: Session) {
  const { role, lang, passchanged, exp, actor } = claims;
  return { name, role, lang, passchanged, exp, actor: actor ?? null };
}

async function newXsrfCookie(): Promise<SetCookie> {
  return { name: xsrfCookie, value: await createXsrfToken(), maxAge: 7 * 24 * 3600, readable: true };
}
