import type { IncomingMessage, ServerResponse } from 'node:http';
import { findAccess, isPublicPath } from '../access/route-access.ts';
import { replaceAnswer } from './answers/replace-answer.ts';
import { publicAddress, withoutIdlePrefixes } from './public-address.ts';
import { prefixOf } from './small-page.ts';

const handlers = /^\/(EuropaBackend|api|media|_next|share-cards|sitemaps)\//;

/**
 * A page has one address, and its other spellings (a slash at the end, /es before it, R03's /EU, escapes that a public
 * page does not need) lead there. Next and the middleware would take a hop for each of these, and another one to where
 * the page itself leads on. So Next is asked for the plain address at once: where that is a page its address is given,
 * and where it leads on that is the answer (T08).
 */
export function leadToOneSpelling(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc) return;
  const plain = publicAddress(path) ?? plainPath(path);
  if (plain === path || plain === null) return;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  request.url = plain + search;
  // The default language's prefix may come to mean something one day; the other two are gone for good.
  const status = path === `/es${plain}` ? 307 : 308;
  const headers = { location: plain + search, 'cache-control': 'no-store' };
  replaceAnswer(response, (given) => (given === 200 || given === 304 ? () => ({ status, headers }) : null));
}

/** Of a page that is somebody's. Null for what is none of ours, and for two slashes, which are another host. */
function plainPath(path: string): string | null {
  if (handlers.test(path)) return null;
  const whole = path.replace(/\/+$/, '');
  const plain = withoutIdlePrefixes(whole);
  if (plain.startsWith('//')) return null;
  // Below /EU the query goes along to wherever the middleware leads; beyond it, only to a page.
  return /^\/EU(\/|$)/.test(path) && !isPage(plain) ? whole : plain;
}

function isPage(path: string): boolean {
  const plain = path.slice(prefixOf(path).length);
  return findAccess(plain) !== null || isPublicPath(plain);
}
