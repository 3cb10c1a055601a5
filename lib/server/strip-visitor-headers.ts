import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Next needs to know to answer a navigation, and no other header of a visitor's. */
const navigation = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
/** Decides how the answer is packed, not what it says. */
const packing = ['accept-encoding', 'if-none-match'];

/**
 * What Next makes for one visitor of a public page it keeps for all, and writes the query into it. So it is asked in
 * nobody's name: by the page's address alone, and for the data of a navigation by what tells which part is wanted.
 */
export function stripVisitorHeaders(page: string, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const isNavigation = headers.rsc === '1';
  const names = isNavigation ? [...packing, ...navigation] : packing;
  const said = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  request.headers = { host: 'localhost', ...Object.fromEntries(said) };
  if (!isNavigation) {
    request.url = page;
    return;
  }
  request.url = `${page}?_rsc=${navigationKey(request.url)}`;
  // Next's router takes the query of its own address for the page's, unless the server says that it was rewritten.
  response.setHeader('x-nextjs-rewritten-query', '');
}

/** Next sends a navigation round again whose key does not fit its headers; the key says nothing else. */
function navigationKey(url = ''): string {
  const key = new URLSearchParams(url.split('?').slice(1).join('?')).get('_rsc') ?? '';
  return /^[\w-]{0,64}$/.test(key) ? key : '';
}
