type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void };

/** Of a service worker what is used here. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate' | 'fetch', hear: (event: FetchEvent) => void): void;
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
  cookieStore: { get(name: string): Promise<{ value?: string } | null> };
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly { url: string }[]> };
  location: { origin: string };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
};

/** What is said of a copy, and where there is none; `page` has `list` in it where what is kept is named. */
export type WorkerWords = { copy: string; again: string; kept: string; page: string };

export type WorkerSettings = {
  cookie: string;
  keptFor: string;
  /** Of this build: what another one kept does not fit its scripts. */
  caches: { all: string; ours: string };
  patterns: { desk: string; shop: string };
  /** How many of each at most; a page or file with more bytes is not kept. */
  most: { desk: number; shop: number; files: number; pictures: number; bytes: number };
  list: string;
  policy: string;
  usual: string;
  words: Record<string, WorkerWords>;
};

/**
 * Keeps copies of what an executive sees, in her name, and shows them where no answer comes (ADR 0064). Whose desk it is
 * says one cookie that comes and goes with her session: it is read before anything is shown and after anything is kept.
 * Sent as it is written here, so all that it uses is within.
 */
export function runOfflineWorker(scope: WorkerScope, terms: WorkerSettings): void {
  const { most } = terms;
  type Kind = 'desk' | 'shop' | 'files' | 'pictures';
  const patterns = { desk: new RegExp(terms.patterns.desk), shop: new RegExp(terms.patterns.shop) };
  const drawerOf = (whose: string) => `${terms.caches.ours}${whose}:`;
  const keptAt = 'x-kept-at';
  /** Past the browser's own store: what may be shown there while it is asked for anew would be neither new nor called a copy. */
  const anew: RequestInit = { cache: 'no-cache' };

  async function owner(): Promise<string> {
    return (await scope.cookieStore.get(terms.cookie))?.value ?? '';
  }

  const askOwner = () => owner().catch(() => '');

  /** Whatever is not hers who is at the desk now, or is of another build, goes. */
  async function tidy(): Promise<void> {
    const whose = await owner();
    for (const name of await scope.caches.keys())
      if (name.startsWith(terms.caches.all) && !(whose && name.startsWith(drawerOf(whose))))
        await scope.caches.delete(name);
  }

  /** Storage that is full or closed keeps nothing, and nothing is said: everything is as it is without it. */
  const quietly = (work: Promise<unknown>) => work.catch(() => {});

  async function put(whose: string, kind: Kind, key: string, answer: Response): Promise<void> {
    const cache = await scope.caches.open(drawerOf(whose) + kind);
    await cache.put(key, answer);
    const keys = await cache.keys();
    for (const oldest of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(oldest);
    // She may have left while it was written.
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

  /** `before` is whose desk it was when the page was asked for: what one looked at is not the next one's. */
  async function keepDocument(address: string, answer: Response, before: Promise<string>): Promise<void> {
    const place = placeOf(address);
    const isPage =
      answer.status === 200 && !answer.redirected && /^text\/html/.test(answer.headers.get('content-type') ?? '');
    if (!place || !isPage) return tidy();
    const text = await answer.text();
    const whose = await owner();
    const named = new RegExp(`<meta name="${terms.keptFor}" content="([^"]*)"`).exec(text)?.[1];
    const isHers = whose !== '' && whose === (await before) && (place.kind === 'shop' || named === whose);
    if (!isHers || text.length > most.bytes) return tidy();
    const headers = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    headers.set(keptAt, String(Date.now()));
    // First what it is made with: a copy that is there works, unless the signal went on the way.
    await quietly(keepFilesOf(text, whose));
    await put(whose, place.kind, place.key, new Response(text, { headers }));
  }

  /** What a page was made with may have come before there was somebody to keep it. */
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
    // Their names say what is in them.
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

  /** What she can open all the same: of clients' own pages, which are all called alike, her book leads to each. */
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

  /** Whatever the server answers is shown, and no copy in its place: it may be the word that she is signed out. */
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

  /** The pages that are open already when it comes are seen as well. */
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
