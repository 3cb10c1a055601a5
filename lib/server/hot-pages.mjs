import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor } from './accepted-encoding.mjs';

/** Shorter than anybody notices; Next stays the one that knows what is current. */
const freshMs = 250;
/** Next is making the page anew while it still gives out the old one. */
const staleMs = 40;
const maxBytes = 64 * 1024 * 1024;
const quality = { quick: 5, best: 11 };

const brotli = (body, level) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[level] } });

/**
 * Keeps the bytes of public pages for a quarter of a second, compressed once. Next has them in memory too, but encodes,
 * measures and compresses a hundred kilobytes anew for each answer. One request at a time asks Next whether the page is
 * still the same; the others get what is there, and so does everybody while Next can only say that it failed.
 */
export function createHotPages({ isPublic, now = Date.now }) {
  const pages = new Map();
  let kept = 0;
  let packing = false;

  function keep(path, page) {
    drop(path);
    pages.set(path, page);
    kept += page.bytes;
    for (const oldest of pages.keys()) {
      if (kept <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(path) {
    kept -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
  }

  /**
   * A page that is asked for again and has not changed is worth the quarter of a second that the best compression takes,
   * beside the other work and one page at a time: a tenth less, and many pages then fit into a server's first round trip.
   */
  async function pack(path, { digest, bodies, packed }) {
    if (packing || packed) return;
    packing = true;
    try {
      const br = await brotli(bodies.identity, 'best');
      const page = pages.get(path);
      if (page?.digest !== digest) return;
      const etag = `"${digest}-packed"`;
      Object.assign(page, { etag, headers: { ...page.headers, etag }, bodies: { ...bodies, br }, packed: true });
    } finally {
      packing = false;
    }
  }

  return {
    /** What changed in the backend is asked for at the next request. */
    expire() {
      for (const page of pages.values()) page.freshUntil = 0;
    },

    /** True when the request was answered; otherwise Next answers, and what it says is kept on its way out. */
    answer(request, response) {
      const path = pathOf(request, isPublic);
      if (!path) return false;
      const page = pages.get(path);
      if (page && (page.asking || now() < page.freshUntil)) {
        pages.delete(path);
        pages.set(path, page);
        send(page, request, response);
        return true;
      }
      if (page) page.asking = true;
      // The answer is for everybody, so the question is nobody's. Next makes a page of its own for the crawlers that it
      // knows by name, without our policy and kept by no cache, and answers a condition with no page at all.
      const theirs = request.headers;
      request.headers = { host: theirs.host };
      intercept(response, async (body, finish) => {
        request.headers = theirs;
        if (isKeepable(response)) {
          const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
          const made = await makePage(body, response, page);
          // Next may just have made the page; for the next visitor it was there.
          const headers = { ...made.headers, ...(made.headers['x-nextjs-cache'] && { 'x-nextjs-cache': 'HIT' }) };
          keep(path, { ...made, headers, asking: false, freshUntil: now() + (isStale ? staleMs : freshMs) });
          if (page?.digest === made.digest) pack(path, made).catch(() => {});
          send(made, request, response, finish);
        } else if (page && response.statusCode >= 500) {
          page.freshUntil = now() + freshMs;
          send(page, request, response, finish);
        } else {
          // Gone, moved or never kept: what was there is no longer the answer.
          if (response.statusCode < 500) drop(path);
          finish(body);
        }
      });
      response.once('close', () => {
        if (page) page.asking = false;
      });
      return false;
    },
  };
}

/** The data of a client navigation and anything but a plain reading go to Next. A static page knows no query. */
function pathOf(request, isPublic) {
  if (request.method !== 'GET' || request.headers.rsc) return null;
  const [path] = (request.url ?? '').split('?');
  return isPublic(path) ? path : null;
}

function isKeepable(response) {
  const control = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && /\bs-maxage=/.test(control) && !response.hasHeader('set-cookie');
}

async function makePage(body, response, before) {
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.getHeaders();
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const same = before?.digest === digest ? before : null;
  const etag = same?.etag ?? `"${digest}"`;
  const bodies = same?.bodies ?? {
    identity: body,
    br: await brotli(body, 'quick'),
    gzip: await promisify(gzip)(body),
  };
  const bytes = Object.values(bodies).reduce((sum, each) => sum + each.byteLength, 0);
  const packed = same?.packed ?? false;
  return { headers: { ...headers, etag, vary: withEncoding(headers.vary) }, digest, etag, bodies, bytes, packed };
}

function withEncoding(vary) {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return [...new Set([...names, 'Accept-Encoding'])].join(', ');
}

function send(page, request, response, finish = (body) => response.end(body)) {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  if (request.headers['if-none-match']?.includes(page.etag)) {
    response.statusCode = 304;
    finish();
    return;
  }
  response.statusCode = 200;
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', page.bodies[encoding].byteLength);
  finish(page.bodies[encoding]);
}

/** Holds back what is written until it is whole, then lets `whole` decide what leaves. */
function intercept(response, whole) {
  const { write, end, writeHead, flushHeaders } = response;
  const pieces = [];
  const restore = () => Object.assign(response, { write, end, writeHead, flushHeaders });
  const add = (piece, encoding) => {
    if (piece && typeof piece !== 'function')
      pieces.push(typeof piece === 'string' ? Buffer.from(piece, encoding) : piece);
  };

  response.flushHeaders = () => {};
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    return response;
  };
  response.write = (piece, encoding, done) => {
    add(piece, typeof encoding === 'string' ? encoding : undefined);
    (typeof encoding === 'function' ? encoding : done)?.();
    return true;
  };
  response.end = (piece, encoding, done) => {
    add(piece, typeof encoding === 'string' ? encoding : undefined);
    restore();
    const finish = (body) => response.end(body);
    whole(Buffer.concat(pieces), finish).catch((error) => response.destroy(error));
    [piece, encoding, done].find((each) => typeof each === 'function')?.();
    return response;
  };
}
