import { cookiesOf, type SetCookie, writeCookies } from '@/lib/session/cookies';
import { freshSession } from '@/lib/session/effects';
import { toSignedIn } from '@/lib/session/session-info';
import { createXsrfToken, isXsrfToken, xsrfCookie } from '@/lib/session/xsrf';

/**
 * Who is signed in, for pages that are the same for everybody. Also hands out the cross-site token. Each page that loads
 * asks, so this is also where the sign-in of somebody who goes from page to page is kept alive.
 */
export async function GET(request: Request): Promise<Response> {
  const [executive, client] = [await freshSession('executive', request), await freshSession('client', request)];
  const response = Response.json(
    {
      executive: executive.session && toSignedIn(executive.session),
      client: client.session && toSignedIn(client.session),
    },
    { headers: { 'cache-control': 'no-store' } },
  );
  const xsrf = cookiesOf(request).get(xsrfCookie) ?? '';
  const cookies = [...executive.cookies, ...client.cookies];
  writeCookies(response, (await isXsrfToken(xsrf)) ? cookies : [...cookies, await newXsrfCookie()]);
  return response;
}

async function newXsrfCookie(): Promise<SetCookie> {
  return { name: xsrfCookie, value: await createXsrfToken(), maxAge: 7 * 24 * 3600, readable: true };
}
