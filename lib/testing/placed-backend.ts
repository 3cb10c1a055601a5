import { afterEach, beforeEach } from '@jest/globals';
import { basePath } from '@/contract/call';
import { type CallRow, calls } from '@/contract/calls/table';
import { createXsrfToken } from '@/lib/session/xsrf';
import { withSettings } from './backend-server';
import { aSessionCookie, aToken } from './factories';
import { withOwnAmounts } from './mutations';

const shop = 'https://shop.example';
export const backendUrl = 'http://backend.example';

export const rows = new Map<string, CallRow>(calls.map((row) => [row.verb, row]));
export const datosOf = new Map<string, unknown>(
  calls.map((row) => [row.verb, withOwnAmounts(row.datos, row.example.datos)]),
);
datosOf.set('signIn', { token: aToken(), nombre: 'Marta' });
const patterns = calls.map((row) => ({ row, pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

export type Answer = { body: string | Uint8Array; status?: number; type?: string };
export const envelope = (datos: unknown, more: object = {}) =>
  JSON.stringify({ codigo: 0, mensaje: 'ok', datos, idPeticion: 'request-0001', ...more });

/** The contract row of a call to the backend; undefined for a call to the page's own host. */
export function rowOf(input: unknown, method: string | undefined): CallRow | undefined {
  if (!String(input).startsWith(backendUrl)) return;
  const path = new URL(String(input)).pathname.slice(basePath.length);
  const row = patterns.find((each) => each.row.method === (method ?? 'GET') && each.pattern.test(path))?.row;
  if (!row) throw new Error(`no such call: ${method} ${path}`);
  return row;
}

/**
 * Storefront and browser in one process; the contract's examples answer in place of a backend, unless `answers`
 * returns another response.
 */
export function placeBackend() {
  withSettings({ BACKEND_URL: backendUrl, PUBLIC_ORIGIN: shop, SESSION_SECRET: 'a-secret-of-thirty-two-characters-' });
  const realFetch = globalThis.fetch;
  const backend = { answers: (_verb: string): Answer | null => null, asked: new Set<string>(), ask };
  let cookie = '';

  /** A call of the page goes through the proxy, one of the proxy to the backend. */
  async function ask(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const row = rowOf(input, init.method);
    if (!row) {
      const headers = new Headers({ ...(init.headers as Record<string, string>), cookie });
      const { proxy } = await import('@/lib/proxy/proxy');
      return proxy(new Request(shop + String(input), { ...init, headers }));
    }
    backend.asked.add(row.verb);
    const { body, status, type } = backend.answers(row.verb) ?? { body: envelope(datosOf.get(row.verb)) };
    return new Response(body as BodyInit, { status, headers: { 'content-type': type ?? 'application/json' } });
  }

  beforeEach(async () => {
    const xsrf = createXsrfToken();
    const sessions = [await aSessionCookie('executive'), await aSessionCookie('client', aToken({ role: 'ROLE_C' }))];
    cookie = [`XSRF-TOKEN=${xsrf}`, ...sessions].join('; ');
    globalThis.fetch = ask;
    const page = { cookie, documentElement: { lang: 'es' }, getElementById: () => null };
    const place = { pathname: '/catalogue/mujer' };
    Object.assign(globalThis, { document: page, window: { location: place } });
  });
  afterEach(() => {
    backend.answers = () => null;
    backend.asked.clear();
    globalThis.fetch = realFetch;
    Object.assign(globalThis, { document: undefined, window: undefined });
  });
  return backend;
}
