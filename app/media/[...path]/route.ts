import { settings } from '@/lib/env';

const forwarded = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'content-security-policy',
];

/** The first request for a width waits until it is derived; a large scene takes seconds on a small machine. */
const deadlineMs = 30_000;

/**
 * Pictures come from the backend under content hashes, so they may be cached for ever. In production a proxy or CDN
 * asks the backend directly and this route is unused.
 */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const path = (await params).path;
  if (!path.every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}$/.test(part))) return empty(404);
  const asked = new Headers();
  for (const name of ['if-none-match', 'if-range', 'range', 'x-forwarded-for']) {
    const value = request.headers.get(name);
    if (value) asked.set(name, value);
  }
  try {
    const picture = await fetch(`${settings().backendUrl}/media/${path.join('/')}`, {
      headers: asked,
      redirect: 'error',
      cache: 'no-store',
      // Aborted when the visitor leaves the page.
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadlineMs)]),
    });
    if (!picture.ok && ![304, 416].includes(picture.status)) return empty(picture.status < 500 ? 404 : 503);
    const headers = new Headers({ 'x-content-type-options': 'nosniff' });
    for (const name of forwarded) {
      const value = picture.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(picture.status === 304 ? null : picture.body, { status: picture.status, headers });
  } catch {
    return empty(503);
  }
}

const empty = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
