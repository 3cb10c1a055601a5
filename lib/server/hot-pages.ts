import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Finish, holdAnswer } from './hold-answer.ts';
import { compressBest, type Made, makePage, putPacked, sendPage } from './made-page.ts';

type Page = Made & { asking: boolean; freshUntil: number };
type Answered = { request: IncomingMessage; response: ServerResponse; finish: Finish };
type Tells = (path: string) => boolean;

type Options = {
  isPublic: Tells;
  /** Where the page stands that says of many addresses that nothing is there; any other such page is kept by nobody. */
  isAbsent?: Tells;
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
export function createHotPages({ isPublic, isAbsent = () => false, now = Date.now }: Options) {
  const pages = new Map<string, Page>();
  let kept = 0;
  let packing = false;

  function keep(path: string, page: Page): void {
    drop(path);
    pages.set(path, page);
    kept += page.bytes;
    for (const oldest of pages.keys()) {
      if (kept <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(path: string): void {
    kept -= pages.get(path)?.bytes ?? 0;
    pages.delete(path);
  }

  /** Beside the other work, and one page at a time. */
  async function pack(path: string, made: Made): Promise<void> {
    if (packing || made.packed) return;
    packing = true;
    try {
      const body = await compressBest(made);
      const page = pages.get(path);
      if (page?.digest === made.digest) putPacked(page, body);
    } finally {
      packing = false;
    }
  }

  /** What Next said decides what is there from now on, and what leaves. */
  async function settle(path: string, page: Page | undefined, body: Buffer, answer: Answered): Promise<void> {
    const { request, response, finish } = answer;
    const isKept = isKeepable(response, isAbsent(path));
    if (response.statusCode === 404) keepFromCaches(response);
    if (isKept) {
      const isStale = response.getHeader('x-nextjs-cache') === 'STALE';
      const made = await makePage(body, response, page);
      // Next may just have made the page; for the next visitor it was there.
      const headers = { ...made.headers, ...(made.headers['x-nextjs-cache'] && { 'x-nextjs-cache': 'HIT' }) };
      keep(path, { ...made, headers, asking: false, freshUntil: now() + (isStale ? staleMs : freshMs) });
      if (page?.digest === made.digest) pack(path, made).catch(() => {});
      sendPage(made, request, response, finish);
    } else if (page && response.statusCode >= 500) {
      page.freshUntil = now() + freshMs;
      sendPage(page, request, response, finish);
    } else {
      // Gone, moved or never kept: what was there is no longer the answer.
      if (response.statusCode < 500) drop(path);
      finish(body);
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
      const path = pathOf(request, isPublic);
      if (!path) return false;
      const page = pages.get(path);
      if (page && (page.asking || now() < page.freshUntil)) {
        pages.delete(path);
        pages.set(path, page);
        sendPage(page, request, response);
        return true;
      }
      if (page) page.asking = true;
      // The answer is for everybody, so the question is nobody's. Next makes a page of its own for the crawlers that it
      // knows by name, without our policy and kept by no cache, and answers a condition with no page at all.
      const theirs = request.headers;
      request.headers = { host: theirs.host };
      holdAnswer(response, (body, finish) => {
        request.headers = theirs;
        return settle(path, page, body, { request, response, finish });
      });
      response.once('close', () => {
        if (page) page.asking = false;
      });
      return false;
    },
  };
}

/** The data of a client navigation and anything but a plain reading go to Next. A static page knows no query. */
function pathOf(request: IncomingMessage, isPublic: Tells): string | null {
  if (request.method !== 'GET' || request.headers.rsc) return null;
  const [path = ''] = (request.url ?? '').split('?');
  return isPublic(path) ? path : null;
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
