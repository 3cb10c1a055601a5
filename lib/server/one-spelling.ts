import type { IncomingMessage, ServerResponse } from 'node:http';
import { isInResourceFolder } from '../access/resource-paths.ts';
import { findAccess, isPublicPath } from '../access/route-access.ts';
import { replaceAnswer } from './answers/replace-answer.ts';
import { isUnderEu, publicAddress, withoutIdlePrefixes } from './public-address.ts';
import { prefixOf } from './small-page.ts';

/**
 * A page has one address, and its other spellings (a trailing slash, /es before it, R03's /EU, escapes that a public
 * page does not need) redirect there. Next and the middleware would take a hop for each of these, and another one if
 * the page itself redirects. So Next gets the canonical address at once: if that is a page we redirect to it, and if
 * it redirects, that redirect is the response (T08).
 */
export function leadToOneSpelling(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc) return;
  const plain = publicAddress(path) ?? plainPath(path);
  if (plain === path || plain === null) return;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  request.url = plain + search;
  // The default language's prefix may get a meaning one day; the other two are gone for good.
  const status = path === `/es${plain}` ? 307 : 308;
  const leadTo = (location: string, status: number) => () => ({
    status,
    headers: { location, 'cache-control': 'no-store' },
  });
  replaceAnswer(response, (given, location) => {
    if (given === 200 || given === 304) return leadTo(plain + search, status);
    // R03 keeps the query wherever the plain address leads.
    const losesQuery = isUnderEu(path) && location !== '' && !location.includes('?');
    return losesQuery ? leadTo(location + search, 308) : null;
  });
}

/** Of a page that is somebody's. Null for what is no page. Repeated slashes, which browsers take for another host, are one. */
function plainPath(path: string): string | null {
  if (isInResourceFolder(path)) return null;
  const whole = path.replace(/[/\\]+/g, '/').replace(/\/$/, '');
  const plain = withoutIdlePrefixes(whole);
  // What is no page below /EU the middleware leads on at once.
  return isUnderEu(whole) && !isPage(plain) ? whole : plain;
}

function isPage(path: string): boolean {
  const plain = path.slice(prefixOf(path).length);
  return findAccess(plain) !== null || isPublicPath(plain);
}
