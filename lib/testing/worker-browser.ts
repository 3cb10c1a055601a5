import { runOfflineWorker, type WorkerScope } from '@/lib/server/offline-worker/worker';
import { workerSettings } from '@/lib/server/offline-worker/worker-script';
import { offlineOwnerCookieName } from '@/lib/session/offline-owner';

type Answered = { status?: number; body?: string; type?: string; headers?: Record<string, string> };
/** The server's response at an address; null means that the network fails. */
type Network = (path: string) => Answered | null | Promise<Answered | null>;

const origin = 'https://shop.example';

/** Caches in memory; when `isFull`, nothing more is stored. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const state = { isFull: false };
  const addressOf = (key: unknown) => new URL(typeof key === 'string' ? key : (key as Request).url, origin).href;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (key: unknown) => kept.get(addressOf(key))?.clone(),
      put: async (key: unknown, answer: Response) => {
        if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.delete(addressOf(key));
        kept.set(addressOf(key), answer);
      },
      delete: async (key: unknown) => kept.delete(addressOf(key)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  return {
    state,
    keys: async () => [...all.keys()],
    open: open as unknown as WorkerScope['caches']['open'],
    delete: async (name: string) => all.delete(name),
    addresses: () =>
      [...all].flatMap(([name, kept]) => [...kept.keys()].map((url) => [name, url.slice(origin.length)])),
    texts: async () => {
      const answers = [...all.values()].flatMap((kept) => [...kept.values()]);
      return Promise.all(answers.map((answer) => answer.clone().text()));
    },
  };
}

/** A browser with the service worker, in front of a network that may be down. */
export function createWorkerBrowser(network: Network) {
  const cookies = new Map<string, string>();
  const caches = createCaches();
  const open: string[] = [];
  type Hear = Parameters<WorkerScope['addEventListener']>[1];
  let hears = new Map<string, Hear>();

  const fetched: [path: string, cache: RequestCache | undefined][] = [];
  async function fetchPath(asked: unknown, init?: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(typeof asked === 'string' ? asked : (asked as Request).url, origin);
    fetched.push([pathname + search, init?.cache]);
    const said = await network(pathname + search);
    if (!said) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': said.type ?? 'text/html; charset=utf-8', ...said.headers };
    return new Response(said.body ?? '', { status: said.status ?? 200, headers });
  }
  const scope: WorkerScope = {
    addEventListener: (type, hear) => void hears.set(type, hear),
    caches,
    cookieStore: { get: async (name) => (cookies.has(name) ? { value: cookies.get(name) } : null) },
    clients: { claim: async () => {}, matchAll: async () => open.map((path) => ({ url: origin + path })) },
    location: { origin },
    fetch: fetchPath as typeof fetch,
    skipWaiting: async () => {},
  };

  async function tell(type: string, request: object = {}): Promise<Response | null> {
    const works: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    const event = {
      request: request as Request,
      waitUntil: (work: Promise<unknown>) => void works.push(work),
      respondWith: (given: Promise<Response>) => void answers.push(given),
    };
    hears.get(type)?.(event);
    const given = (await answers[0]) ?? null;
    // The body is consumed as a browser would.
    const text = given && new Response(await given.clone().arrayBuffer(), given);
    for (let at = 0; at < works.length; at += 1) await works[at];
    return text;
  }
  const ask = (path: string, request: object) =>
    tell('fetch', { url: origin + path, method: 'GET', headers: new Headers(), ...request });

  return {
    cookies,
    caches,
    open,
    deskCookie: offlineOwnerCookieName(),
    /** Requests made by the service worker, with their cache mode. */
    fetched,
    /** Installs the service worker of a new build. */
    async install(build = 'one'): Promise<void> {
      hears = new Map();
      runOfflineWorker(scope, workerSettings(build));
      await tell('install');
      await tell('activate');
    },
    visit: (path: string) => ask(path, { mode: 'navigate' }),
    load: (path: string) => ask(path, { mode: 'no-cors' }),
    ask,
  };
}
