import type { IncomingMessage, ServerResponse } from 'node:http';
import { bufferAnswer, type SendBuffered } from '../answers/buffer-answer.ts';
import { clearResponseHeaders } from '../answers/common-headers.ts';
import {
  compressBest,
  digestOf,
  type EncodedBody,
  encodeBody,
  type RenderedPage,
  recompress,
  sendPage,
} from '../answers/encoded-page.ts';
import { isMarkedAbsent } from '../config/absent-mark.ts';
import { isHtml, toDocumentHeaders } from '../deferred-hydration/defer-scripts.ts';
import { createOutdatedPageData } from '../deferred-hydration/outdated-page-data.ts';
import { readDataAddress, toDataAddress } from '../deferred-hydration/page-data-address.ts';
import { immutableHeaders, type PageScripts } from '../deferred-hydration/page-scripts.ts';
import { toPlainDocument } from '../deferred-hydration/plain-document.ts';
import { createMemoryStore, type PageStore, type StoredPage } from './page-store.ts';

/** `data` is the digest of the page data that is requested instead of the page. */
type PageKey = { path: string; data: string | null };
type PageExchange = PageKey & { request: IncomingMessage; response: ServerResponse; finish?: SendBuffered };
type Tells = (path: string) => boolean;

type Options = {
  isPublic: Tells;
  /** Null leaves each page as Next made it. */
  scripts: PageScripts | null;
  store?: PageStore;
  /** The page that is served at all addresses that do not exist; no other 404 page is cached. */
  isAbsent?: Tells;
  /** Called when missing page data was requested: its 404 must be as uncacheable as the page's. */
  onAbsentData?: (request: IncomingMessage) => void;
  now?: () => number;
};

/** Too short to be noticed; Next remains the authority on what is current. */
const freshMs = 250;
/** Next is regenerating the page and still serves the old one. */
const staleMs = 40;

/**
 * Caches the bytes of public pages for a quarter of a second, compressed once. Next caches them too, but encodes,
 * measures and compresses a hundred kilobytes for each response. One request at a time asks Next whether the page is
 * unchanged; the others get the cached page, and so does everyone while Next answers with an error.
 */
export function createMicrocache({
  isPublic,
  scripts,
  store = createMemoryStore(),
  isAbsent = () => false,
  onAbsentData,
  now = Date.now,
}: Options) {
  const past = createOutdatedPageData();
  let packing = false;

  function keep(path: string, page: StoredPage): void {
    if (store.get(path)?.data.digest !== page.data.digest) leave(path);
    store.put(path, page);
  }

  /** A visitor may still have the old page open: it hydrates with the data that it was rendered with. */
  function leave(path: string): void {
    const page = store.get(path);
    if (page) past.keep(page.data);
    store.remove(path);
  }

  /** In the background, and one page at a time. */
  async function pack(path: string, page: StoredPage): Promise<void> {
    if (packing || page.isBest) return;
    packing = true;
    try {
      const bodies = [await compressBest(page), await compressBest(page.data)] as const;
      const kept = store.get(path);
      if (kept?.source !== page.source) return;
      recompress(kept, bodies[0]);
      recompress(kept.data, bodies[1]);
    } finally {
      packing = false;
    }
  }

  /** Next's response decides what is cached from now on, and what is sent. */
  async function settle(
    page: StoredPage | undefined,
    body: Buffer,
    answer: PageExchange & { finish: SendBuffered },
  ): Promise<void> {
    const { path, response, finish } = answer;
    if (response.statusCode === 200 && isMarkedAbsent(body)) response.statusCode = 404;
    const isKept = isKeepable(response, isAbsent(path));
    if (answer.data !== null && response.statusCode === 404 && !isAbsent(path)) onAbsentData?.(answer.request);
    if (response.statusCode === 404) keepFromCaches(response);
    if (isKept) {
      const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
      const source = digestOf(body);
      const made = page?.source === source ? page : await makeDocument(path, body, scripts);
      const headers = toDocumentHeaders(response, scripts);
      const said = { ...made, status: response.statusCode, headers };
      // Next may just have rendered the page; for the next visitor it is a cache hit.
      const later = { ...headers, ...(headers['x-nextjs-cache'] && { 'x-nextjs-cache': 'HIT' }) };
      const current = {
        ...said,
        source,
        headers: later,
        asking: false,
        freshUntil: now() + (isStale ? staleMs : freshMs),
      };
      keep(path, current);
      if (page?.source === source) pack(path, current).catch(() => {});
      send(said, answer);
    } else if (page && response.statusCode >= 500) {
      page.freshUntil = now() + freshMs;
      send(page, answer);
    } else {
      // Gone, moved or not cacheable: the cached page is no longer the answer.
      if (response.statusCode < 500) leave(path);
      if (isHtml(response)) await sendUnkept(body, scripts, answer);
      else finish(body);
    }
  }

  return {
    /** Every page is requested from Next again at its next visit, because the backend has changed. */
    expire: (): void => store.expire(),

    has: (path: string): boolean => store.has(path),

    /** True when the request was answered; otherwise Next answers, and its response is cached on the way out. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const asked = askedOf(request, isPublic);
      if (!asked) return false;
      const { path, data } = asked;
      const page = store.get(path);
      if (data !== null && past.has(data)) {
        const answered = { ...asked, request, response };
        past.find(data).then(
          (found) => (found ? sendData(found, answered) : sayNoData(response, () => response.end())),
          (error) => response.destroy(error),
        );
        return true;
      }
      // The content cannot have changed, because the address contains its digest.
      const isSure = data !== null && data === page?.data.digest;
      if (page && (isSure || page.asking || now() < page.freshUntil)) {
        store.touch(path);
        send(page, { ...asked, request, response });
        return true;
      }
      if (page) page.asking = true;
      // The response is shared, so the request carries no visitor's headers. To crawlers that Next knows by name it
      // serves a page without our policy that is not cacheable, and to a conditional request no page at all.
      const theirs = request.headers;
      request.headers = { host: theirs.host };
      bufferAnswer(response, (body, finish) => {
        request.headers = theirs;
        return settle(page, body, { ...asked, request, response, finish });
      });
      response.once('close', () => {
        if (page) page.asking = false;
      });
      return false;
    },
  };
}

async function makeDocument(
  path: string,
  body: Buffer,
  scripts: PageScripts | null,
): Promise<EncodedBody & { data: EncodedBody }> {
  if (!scripts) return { ...(await encodeBody(body)), data: await encodeBody(Buffer.alloc(0)) };
  const toAddress = (text: string) => toDataAddress(path, digestOf(text));
  const { html, data } = toPlainDocument(body.toString(), scripts.wakeAddress, toAddress);
  return { ...(await encodeBody(Buffer.from(html))), data: await encodeBody(Buffer.from(data)) };
}

function send(
  page: RenderedPage & { data: EncodedBody },
  { data, request, response, finish = (body) => response.end(body) }: PageExchange,
) {
  if (data === null) sendPage(page, request, response, finish);
  else if (data === page.data.digest) sendData(page.data, { request, response, finish });
  else sayNoData(response, finish);
}

function sendData(
  data: EncodedBody,
  { request, response, finish }: Pick<PageExchange, 'request' | 'response' | 'finish'>,
) {
  sendPage({ ...data, status: 200, headers: dataHeaders }, request, response, finish);
}

const dataHeaders = { 'content-type': 'application/javascript; charset=utf-8', ...immutableHeaders };

/** Rendered for one visitor, and once more for the data that the browser then requests. */
async function sendUnkept(
  body: Buffer,
  scripts: PageScripts | null,
  { path, data, request, response, finish }: PageExchange & { finish: SendBuffered },
) {
  const made = await makeDocument(path, body, scripts);
  const headers =
    data === null ? toDocumentHeaders(response, scripts) : { ...dataHeaders, 'cache-control': 'no-store' };
  if (data === null) sendPage({ ...made, status: response.statusCode, headers }, request, response, finish);
  else if (data === made.data.digest) sendPage({ ...made.data, status: 200, headers }, request, response, finish);
  else sayNoData(response, finish);
}

/** The page has changed since: the browser then reloads it (`reload-and-replay.ts`). */
function sayNoData(response: ServerResponse, finish: SendBuffered): void {
  clearResponseHeaders(response);
  response.statusCode = 404;
  response.setHeader('content-type', dataHeaders['content-type']);
  response.setHeader('cache-control', 'no-store');
  finish();
}

/** The data of a client navigation and anything but a GET go to Next. A static page ignores its query. */
function askedOf(request: IncomingMessage, isPublic: Tells): PageKey | null {
  if (request.method !== 'GET' || request.headers.rsc) return null;
  const [address = ''] = (request.url ?? '').split('?');
  const asked = readDataAddress(address) ?? { path: address, data: null };
  return isPublic(asked.path) ? asked : null;
}

function isKeepable(response: ServerResponse, isAbsent: boolean): boolean {
  const control = String(response.getHeader('cache-control') ?? '');
  const isWhole = response.statusCode === 200 || (isAbsent && response.statusCode === 404);
  return isWhole && /\bs-maxage=/.test(control) && !response.hasHeader('set-cookie');
}

/** The addresses that do not exist are endless: a cache that stored each would have no room for pages. */
function keepFromCaches(response: ServerResponse): void {
  response.removeHeader('x-accel-expires');
  response.setHeader('cache-control', 'no-store');
}
