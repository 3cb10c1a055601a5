import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMarkedAbsent } from '../seo/absent-mark.ts';
import { forgetHeaders } from './answers/common-headers.ts';
import { type Finish, holdAnswer } from './answers/hold-answer.ts';
import {
  compressBest,
  digestOf,
  type EncodedBody,
  packText,
  putBest,
  type RenderedPage,
  sendPage,
} from './answers/made-page.ts';
import { readDataAddress, toDataAddress } from './plain-document/data-address.ts';
import { isHtml, toDocumentHeaders } from './plain-document/late-scripts.ts';
import { createPastData } from './plain-document/past-data.ts';
import { toPlainDocument } from './plain-document/plain-document.ts';
import { keptForEver } from './plain-document/shop-scripts.ts';

/** `source` is the digest of what Next made of it, `data` what the framework needs of it. */
type Page = RenderedPage & { source: string; data: EncodedBody; asking: boolean; freshUntil: number };
/** `data` says which state of the page's data is wanted in its place. */
type PageKey = { path: string; data: string | null };
type PageExchange = PageKey & { request: IncomingMessage; response: ServerResponse; finish?: Finish };
type Tells = (path: string) => boolean;

type Options = {
  isPublic: Tells;
  /** Where the page stands that says of many addresses that nothing is there; any other such page is kept by nobody. */
  isAbsent?: Tells;
  /** Told where the data of a page was asked for that is not there: what leaves says so as little as the page's would. */
  onAbsentData?: (request: IncomingMessage) => void;
  now?: () => number;
};

/** Shorter than anybody notices; Next stays the one that knows what is current. */
const freshMs = 250;
/** Next is making the page anew while it still gives out the old one. */
const staleMs = 40;
const maxBytes = 64 * 1024 * 1024;

/**
 * Keeps the bytes of public pages for a quarter of a second, compressed once. Next has them in memory too, but encodes,
 * measures and compresses a hundred kilobytes anew for each answer. One request at a time asks Next whether the page is
 * still the same; the others get what is there, and so does everybody while Next can only say that it failed.
 */
export function createHotPages({ isPublic, isAbsent = () => false, onAbsentData, now = Date.now }: Options) {
  const pages = new Map<string, Page>();
  const past = createPastData();
  let kept = 0;
  let packing = false;

  function keep(path: string, page: Page): void {
    if (pages.get(path)?.data.digest === page.data.digest) drop(path);
    else leave(path);
    pages.set(path, page);
    kept += bytesOf(page);
    for (const oldest of pages.keys()) {
      if (kept <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(path: string): void {
    kept -= bytesOf(pages.get(path));
    pages.delete(path);
  }

  /** Whoever still has the page open as it was wakes it by the data that it had. */
  function leave(path: string): void {
    const page = pages.get(path);
    if (page) past.keep(page.data);
    drop(path);
  }

  /** Beside the other work, and one page at a time. */
  async function pack(path: string, page: Page): Promise<void> {
    if (packing || page.isBest) return;
    packing = true;
    try {
      const bodies = [await compressBest(page), await compressBest(page.data)] as const;
      const kept = pages.get(path);
      if (kept?.source !== page.source) return;
      putBest(kept, bodies[0]);
      putBest(kept.data, bodies[1]);
    } finally {
      packing = false;
    }
  }

  /** What Next said decides what is there from now on, and what leaves. */
  async function settle(
    page: Page | undefined,
    body: Buffer,
    answer: PageExchange & { finish: Finish },
  ): Promise<void> {
    const { path, response, finish } = answer;
    if (response.statusCode === 200 && isMarkedAbsent(body)) response.statusCode = 404;
    const isKept = isKeepable(response, isAbsent(path));
    if (answer.data !== null && response.statusCode === 404 && !isAbsent(path)) onAbsentData?.(answer.request);
    if (response.statusCode === 404) keepFromCaches(response);
    if (isKept) {
      const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
      const source = digestOf(body);
      const made = page?.source === source ? page : await makeDocument(path, body);
      const headers = toDocumentHeaders(response);
      const said = { ...made, status: response.statusCode, headers };
      // Next may just have made the page; for the next visitor it was there.
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
      // Gone, moved or never kept: what was there is no longer the answer.
      if (response.statusCode < 500) leave(path);
      if (isHtml(response)) await sendUnkept(body, answer);
      else finish(body);
    }
  }

  return {
    /** What changed in the backend is asked for at the next request. */
    expire(): void {
      for (const page of pages.values()) page.freshUntil = 0;
    },

    has: (path: string): boolean => pages.has(path),

    /** True when the request was answered; otherwise Next answers, and what it says is kept on its way out. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const asked = askedOf(request, isPublic);
      if (!asked) return false;
      const { path, data } = asked;
      const page = pages.get(path);
      if (data !== null && past.has(data)) {
        const answered = { ...asked, request, response };
        past.find(data).then(
          (found) => (found ? sendData(found, answered) : sayNoData(response, () => response.end())),
          (error) => response.destroy(error),
        );
        return true;
      }
      // Its content cannot have changed, for its name says what it is.
      const isSure = data !== null && data === page?.data.digest;
      if (page && (isSure || page.asking || now() < page.freshUntil)) {
        pages.delete(path);
        pages.set(path, page);
        send(page, { ...asked, request, response });
        return true;
      }
      if (page) page.asking = true;
      // The answer is for everybody, so the question is nobody's. Next makes a page of its own for the crawlers that it
      // knows by name, without our policy and kept by no cache, and answers a condition with no page at all.
      const theirs = request.headers;
      request.headers = { host: theirs.host };
      holdAnswer(response, (body, finish) => {
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

const bytesOf = (page?: Page): number => (page ? page.bytes + page.data.bytes : 0);

async function makeDocument(path: string, body: Buffer): Promise<EncodedBody & { data: EncodedBody }> {
  const { html, data } = toPlainDocument(body.toString(), (text) => toDataAddress(path, digestOf(text)));
  return { ...(await packText(Buffer.from(html))), data: await packText(Buffer.from(data)) };
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

const dataHeaders = { 'content-type': 'application/javascript; charset=utf-8', ...keptForEver };

/** Made for one visitor, and once more for the data that she then asks for. */
async function sendUnkept(body: Buffer, { path, data, request, response, finish }: PageExchange & { finish: Finish }) {
  const made = await makeDocument(path, body);
  const headers = data === null ? toDocumentHeaders(response) : { ...dataHeaders, 'cache-control': 'no-store' };
  if (data === null) sendPage({ ...made, status: response.statusCode, headers }, request, response, finish);
  else if (data === made.data.digest) sendPage({ ...made.data, status: 200, headers }, request, response, finish);
  else sayNoData(response, finish);
}

/** The page has become another since, long ago or elsewhere: the browser then opens it anew (`open-anew.ts`). */
function sayNoData(response: ServerResponse, finish: Finish): void {
  forgetHeaders(response);
  response.statusCode = 404;
  response.setHeader('content-type', dataHeaders['content-type']);
  response.setHeader('cache-control', 'no-store');
  finish();
}

/** The data of a client navigation and anything but a plain reading go to Next. A static page knows no query. */
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

/** There is no end of addresses at which nothing is: a cache that kept each would have no room for pages. */
function keepFromCaches(response: ServerResponse): void {
  response.removeHeader('x-accel-expires');
  response.setHeader('cache-control', 'no-store');
}
