import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAddresses } from '../addresses/page-addresses.ts';
import { replaceAnswer } from '../answers/replace-answer.ts';

/**
 * A page has one address, and its other spellings (a trailing slash, the usual language before it, R03's idle prefix,
 * escapes that a public page does not need) redirect there. Next and the middleware would take a hop for each of
 * these, and another one if the page itself redirects. So Next gets the canonical address at once: if that is a page
 * we redirect to it, and if it redirects, that redirect is the response (T08).
 */
export function redirectToCanonicalPath(
  addresses: PageAddresses,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc) return;
  const plain = addresses.publicAddress(path) ?? plainPath(addresses, path);
  if (plain === path || plain === null) return;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  request.url = plain + search;
  // The usual language's prefix may get a meaning one day; the other two are gone for good.
  const status = path === `/${addresses.usual}${plain}` ? 307 : 308;
  const leadTo = (location: string, status: number) => () => ({
    status,
    headers: { location, 'cache-control': 'no-store' },
  });
  replaceAnswer(response, (given, location) => {
    if (given === 200 || given === 304) return leadTo(plain + search, status);
    // R03 keeps the query wherever the plain address leads.
    const losesQuery = addresses.isUnderIdle(path) && location !== '' && !location.includes('?');
    return losesQuery ? leadTo(location + search, 308) : null;
  });
}

/** Of a personal page. Null for what is no page. Repeated slashes, which browsers take for another host, are one. */
function plainPath(addresses: PageAddresses, path: string): string | null {
  if (addresses.isInResourceFolder(path)) return null;
  const whole = path.replace(/[/\\]+/g, '/').replace(/\/$/, '');
  const plain = addresses.withoutIdlePrefixes(whole);
  // What is no page below the idle prefix the middleware leads on at once.
  return addresses.isUnderIdle(whole) && !addresses.isPage(plain) ? whole : plain;
}
