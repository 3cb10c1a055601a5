import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers that Next needs to answer a navigation, and no other header of a visitor. */
export const navigationHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
/** Says that the query of Next's own address is not the page's. */
export const rewrittenQuery = 'x-nextjs-rewritten-query';
/** These decide the encoding of the response, not its content. */
const packing = ['accept-encoding', 'if-none-match'];

/**
 * Next caches for everyone what it renders of a public page for one visitor, and writes the query into it. So the
 * request carries nothing of the visitor: only the page's address and, for navigation data, the headers that name the
 * wanted part.
 */
export function stripVisitorHeaders(page: string, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isNavigation = headers.rsc === '1';
  const names = isNavigation ? [...packing, ...navigationHeaders] : packing;
  const said = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  request.headers = { host: 'localhost', ...Object.fromEntries(said) };
  if (!isNavigation) {
    request.url = page;
    return;
  }
  request.url = `${page}?_rsc=${navigationKey(request.url)}`;
  // Next's router takes the query of its own address for the page's, unless the server says that it was rewritten.
  response.setHeader(rewrittenQuery, '');
}

/** Next redirects a navigation whose key does not match its headers; the key has no other meaning. */
function navigationKey(url = ''): string {
  const key = new URLSearchParams(url.split('?').slice(1).join('?')).get('_rsc') ?? '';
  return /^[\w-]{0,64}$/.test(key) ? key : '';
}
