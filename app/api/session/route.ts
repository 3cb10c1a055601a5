import { cookiesOf, type SetCookie, writeCookies } from '@/lib/session/cookies';
import { freshSession } from '@/lib/session/effects';
import type { Session } from '@/lib/session/session';
import { createXsrfToken, isXsrfToken, xsrfCookie } from '@/lib/session/xsrf';

/**
 * Who is signed in, for pages that are the same for everybody. Also hands out the cross-site token. Each page that loads
 * asks, so this is also where the sign-in of somebody who goes from page to page is kept alive.
 */
export async function GET(request: Request): Promise<Response> {
  const [executive, client] = [await freshSession('executive', request), await freshSession('client', request)];
  const response = Response.json(
    { executive: executive.session && toPublic(executive.session), client: client.session && toPublic(client.session) },
    { headers: { 'cache-control': 'no-store' } },
  );
  const xsrf = cookiesOf(request).get(xsrfCookie) ?? '';
  const cookies = [...executive.cookies, ...client.cookies];
  writeCookies(response, (await isXsrfToken(xsrf)) ? cookies : [...cookies, await newXsrfCookie()]);
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
