import type { IncomingMessage, ServerResponse } from 'node:http';
import { replaceAnswer } from './replace-answer.ts';

const handlers = /^\/(EuropaBackend|api|media|_next|share-cards|sitemaps|app-icons)\//;

/**
 * A page has one address, and its other spellings (a slash at the end, /es before it, R03's /EU) lead there. Next and
 * the middleware would take a hop for each of these, and another one to where the page itself leads on. So Next is
 * asked for the plain address at once: where that is a page its address is given, and where it leads on that is the
 * answer (T08).
 */
export function leadToOneSpelling(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', ...query] = (request.url ?? '').split('?');
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc || handlers.test(path)) return;
  const plain = plainPath(path);
  // Twice a prefix is none of ours, and two slashes are another host.
  if (plain === path || /^\/(\/|EU(\/|$))/.test(plain)) return;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  request.url = plain + search;
  // The default language's prefix may come to mean something one day; the other two are gone for good.
  const status = path === `/es${plain}` ? 307 : 308;
  const headers = { location: plain + search, 'cache-control': 'no-store' };
  replaceAnswer(response, (given) => (given === 200 || given === 304 ? () => ({ status, headers }) : null));
}

/** Without what says nothing: a bare prefix is the empty path. */
function plainPath(path: string): string {
  const rest = path.replace(/\/+$/, '').replace(/^\/EU(?=\/|$)/, '');
  return rest.replace(/^\/es(?=\/|$)/, '') || '/';
}
