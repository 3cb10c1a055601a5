import { freshSession } from '@/lib/proxy/effects';
import { toSignedIn } from '@/lib/session/claims-mappers';
import { cookiesOf, type SetCookie, writeCookies } from '@/lib/session/cookies';
import { createXsrfToken, isXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';

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
  const known = cookiesOf(request).get(xsrfCookie) ?? '';
  const valid = await isXsrfToken(known);
  // Pages ask who is signed in only where this cookie is: it has to live on at least as long as a sign-in.
  const lasting = valid && (executive.session ?? client.session) === null;
  const xsrf = lasting ? [] : [toXsrfCookie(valid ? known : await createXsrfToken())];
  writeCookies(response, [...executive.cookies, ...client.cookies, ...xsrf]);
  return response;
}

const toXsrfCookie = (value: string): SetCookie => ({
  name: xsrfCookie,
  value,
  maxAge: 7 * 24 * 3600,
  readable: true,
});
