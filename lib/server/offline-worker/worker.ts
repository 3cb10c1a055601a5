type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void };

/** The part of a service worker's scope that is used here. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate' | 'fetch', hear: (event: FetchEvent) => void): void;
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
  cookieStore: { get(name: string): Promise<{ value?: string } | null> };
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly { url: string }[]> };
  location: { origin: string };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
};

/**
 * The texts on a copy, and of the page shown where there is none; `page` contains `list` where the copies are listed.
 */
export type WorkerWords = { copy: string; again: string; kept: string; page: string };

export type WorkerSettings = {
  cookie: string;
  keptForAttribute: string;
  /** Of this build: copies of another build do not fit its scripts. */
  caches: { all: string; ours: string };
  patterns: { desk: string; shop: string };
  /** Upper limits for each kind; a page or file with more bytes is not kept. */
  most: { desk: number; shop: number; files: number; pictures: number; bytes: number };
  list: string;
  policy: string;
  usual: string;
  words: Record<string, WorkerWords>;
};

/**
 * Service worker that keeps copies of an executive's pages under that executive's name, and shows them when the
 * network fails (ADR 0064). A cookie that lives as long as the session names the owner: it is read before a copy is
 * shown and after one is kept. Its source is sent as it is written here, so everything that it uses is inside.
 */
export function runOfflineWorker(scope: WorkerScope, terms: WorkerSettings): void {
  const { most } = terms;
  type Kind = 'desk' | 'shop' | 'files' | 'pictures';
  const patterns = { desk: new RegExp(terms.patterns.desk), shop: new RegExp(terms.patterns.shop) };
  const drawerOf = (whose: string) => `${terms.caches.ours}${whose}:`;
  const keptAt = 'x-kept-at';
  /** Bypasses the HTTP cache: a stale response from there would be neither current nor labelled as a copy. */
  const anew: RequestInit = { cache: 'no-cache' };

  async function owner(): Promise<string> {
    return (await scope.cookieStore.get(terms.cookie))?.value ?? '';
  }

  const askOwner = () => owner().catch(() => '');

  /** Deletes the copies of anyone but the current owner, and of other builds. */
  async function tidy(): Promise<void> {
    const whose = await owner();
    for (const name of await scope.caches.keys())
      if (name.startsWith(terms.caches.all) && !(whose && name.startsWith(drawerOf(whose))))
        await scope.caches.delete(name);
  }

  /** When storage is full or blocked nothing is kept and no error shown: the page works without it. */
  const quietly = (work: Promise<unknown>) => work.catch(() => {});

  async function put(whose: string, kind: Kind, key: string, answer: Response): Promise<void> {
    const cache = await scope.caches.open(drawerOf(whose) + kind);
    await cache.put(key, answer);
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(oldest);
    // The executive may have signed out while it was written.
    await tidy();
  }

  async function find(kind: Kind, key: string): Promise<Response | undefined> {
    const whose = await owner();
    if (!whose) return undefined;
    return (await scope.caches.open(drawerOf(whose) + kind)).match(key);
  }

  function placeOf(address: string): { kind: 'desk' | 'shop'; key: string } | null {
    const { pathname, search } = new URL(address);
    if (patterns.desk.test(pathname)) return { kind: 'desk', key: pathname + search };
    return patterns.shop.test(pathname) ? { kind: 'shop', key: pathname } : null;
  }

  /** `before` is the owner when the page was requested: a page of one executive is not kept for the next. */
  async function keepDocument(address: string, answer: Response, before: Promise<string>): Promise<void> {
    const place = placeOf(address);
    const isPage =
      answer.status === 200 && !answer.redirected && /^text\/html/.test(answer.headers.get('content-type') ?? '');
    if (!place || !isPage) return tidy();
    const text = await answer.text();
    const whose = await owner();
    const named = new RegExp(`<meta name="${terms.keptForAttribute}" content="([^"]*)"`).exec(text)?.[1];
    const isHers = whose !== '' && whose === (await before) && (place.kind === 'shop' || named === whose);
    if (!isHers || text.length > most.bytes) return tidy();
    const headers = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    headers.set(keptAt, String(Date.now()));
    // The page's files first: a copy then works, unless the connection was lost in between.
    await quietly(keepFilesOf(text, whose));
    await put(whose, place.kind, place.key, new Response(text, { headers }));
  }

  /** The files of a page may have loaded before the executive signed in. */
  async function keepFilesOf(text: string, whose: string): Promise<void> {
    const scripts = / data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [];
    const named = [...text.matchAll(/["'(](\/_next\/static\/[^"'()\\\s]+)/g)].map(([, path]) => path ?? '');
    const paths = new Set([...named, ...scripts.filter(Boolean).map((name) => `/_next/static/chunks/${name}`)]);
    const cache = await scope.caches.open(`${drawerOf(whose)}files`);
    for (const path of paths) {
      if (await cache.match(path)) continue;
      const answer = await scope.fetch(path);
      if (answer.status === 200) await put(whose, 'files', path, answer);
    }
  }

  async function keepFile(kind: Kind, key: string, answer: Response, before: Promise<string>): Promise<void> {
    const whose = await owner();
    const isLarge = Number(answer.headers.get('content-length')) > most.bytes;
    if (!whose || whose !== (await before) || answer.status !== 200 || isLarge) return;
    const cache = await scope.caches.open(drawerOf(whose) + kind);
    // Their names contain their digest.
    if (!(await cache.match(key))) await put(whose, kind, key, answer);
  }

  const languageOf = (address: string) => {
    const [, first = ''] = new URL(address).pathname.split('/');
    return first in terms.words ? first : terms.usual;
  };

  function ago(language: string, at: number): string {
    const minutes = Math.max(1, Math.round((Date.now() - at) / 60_000));
    const say = new Intl.RelativeTimeFormat(language);
    if (minutes < 60) return say.format(-minutes, 'minute');
    return minutes < 2880
      ? say.format(-Math.round(minutes / 60), 'hour')
      : say.format(-Math.round(minutes / 1440), 'day');
  }

  async function copyOf(address: string): Promise<Response | null> {
    const place = placeOf(address);
    const kept = place && (await find(place.kind, place.key));
    if (!kept) return null;
    const language = languageOf(address);
    const words = terms.words[language] as WorkerWords;
    const said = words.copy.replace('{time}', ago(language, Number(kept.headers.get(keptAt))));
    const style = 'padding:.6rem 1rem;background:#2b2320;color:#faf6f0;font-size:1rem';
    const line = `<aside role="status" style="${style}">${said} <a href="" style="color:inherit;text-decoration:underline">${words.again}</a></aside>`;
    const text = (await kept.text()).replace(/<body[^>]*>/, (tag) => tag + line);
    return new Response(text, { headers: kept.headers });
  }

  /**
   * The copies that can be opened. Clients' own pages, which all have one title, are left out: the client book links
   * them.
   */
  async function listCopies(language: string): Promise<string> {
    const whose = await owner();
    if (!whose) return '';
    const links: string[] = [];
    for (const kind of ['desk', 'shop'] as const) {
      const cache = await scope.caches.open(drawerOf(whose) + kind);
      for (const { url } of [...(await cache.keys())].reverse()) {
        const { pathname, search } = new URL(url);
        const copy = search || languageOf(url) !== language ? undefined : await cache.match(url);
        if (!copy || links.length >= 12) continue;
        const title = /<title>([^<]*)<\/title>/.exec(await copy.text())?.[1]?.replace(/ · [^·]*$/, '') ?? pathname;
        const time = ago(language, Number(copy.headers.get(keptAt)));
        links.push(`<li><a class="quiet" href="${pathname}">${title}</a> <small>${time}</small></li>`);
      }
    }
    return links.length > 0 ? `<h2>${terms.words[language]?.kept}</h2><ul>${links.join('')}</ul>` : '';
  }

  async function awayPage(address: string): Promise<Response> {
    const language = languageOf(address);
    const list = await listCopies(language).catch(() => '');
    const page = terms.words[language]?.page.replace(terms.list, () => list);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': terms.policy };
    return new Response(page, { status: 503, headers });
  }

  /** Shows whatever the server answers, never a copy instead: the answer may say that the session has ended. */
  async function openDocument(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const before = askOwner();
    let answer: Response;
    try {
      answer = await scope.fetch(event.request, anew);
    } catch {
      event.waitUntil(quietly(tidy()));
      return (await copyOf(url).catch(() => null)) ?? awayPage(url);
    }
    event.waitUntil(quietly(keepDocument(url, answer.clone(), before)));
    return answer;
  }

  async function openFile(event: FetchEvent, kind: Kind, key: string): Promise<Response> {
    const before = askOwner();
    try {
      const answer = await scope.fetch(event.request);
      event.waitUntil(quietly(keepFile(kind, key, answer.clone(), before)));
      return answer;
    } catch (error) {
      const kept = await find(kind, key).catch(() => undefined);
      if (kept) return kept;
      throw error;
    }
  }

  async function seeAgain(url: string): Promise<void> {
    const before = askOwner();
    await quietly(scope.fetch(url, anew).then((answer) => keepDocument(url, answer, before)));
  }

  /** Pages that were open before the service worker started are kept as well. */
  async function begin(): Promise<void> {
    await scope.clients.claim();
    await tidy();
    for (const { url } of await scope.clients.matchAll()) if (placeOf(url)) await seeAgain(url);
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(quietly(begin())));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range')) return;
    const isFile = pathname.startsWith('/_next/static/');
    if (isFile || pathname.startsWith('/media/'))
      event.respondWith(openFile(event, isFile ? 'files' : 'pictures', pathname));
    else if (request.mode === 'navigate' && !/^\/(?:EuropaBackend|api)\//.test(pathname))
      event.respondWith(openDocument(event));
  });
}
