import { afterEach, expect, jest, test } from '@jest/globals';
import { withSettings } from '@/lib/testing/backend-server';
import { aSessionCookie } from '@/lib/testing/factories';
import type { Query } from './personal-page';

const jar = new Map<string, string>();
const waits: string[] = [];
jest.mock('next/headers', () => ({
  cookies: async () => {
    waits.push('cookies');
    return { get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) };
  },
}));
jest.mock('next/server', () => ({ connection: async () => waits.push('visitor') }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

// An unreachable backend, so that no test depends on a shop that happens to run.
withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters', BACKEND_URL: 'http://127.0.0.1:9' });
afterEach(() => {
  jar.clear();
  waits.length = 0;
});

async function signIn() {
  const pair = await aSessionCookie('executive');
  const at = pair.indexOf('=');
  jar.set(pair.slice(0, at), pair.slice(at + 1));
}

const given = (query: Query) => ({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });

/** What the page shows, or where it redirects. */
async function visit(query: Query = {}) {
  const { guardedPage } = await import('./personal-page');
  const page = guardedPage('/checkout/confirmation', ({ session, query: { order } }) => `${session.name} ${order}`);
  return page(given(query)).catch((error: { digest?: string }) => error.digest?.split(';')[2]);
}

test('R34 X06 without access a guarded page redirects to the sign-in page, and its query is in the return address', async () => {
  const back = (path: string) => `/en/home/your-catalog-sale-business?return=${encodeURIComponent(path)}`;
  expect(await visit()).toBe(back('/checkout/confirmation'));
  expect(await visit({ order: 'A-1', none: undefined })).toBe(back('/checkout/confirmation?order=A-1'));
  expect(await visit({ order: ['A-1', 'A-2'] })).toBe(back('/checkout/confirmation?order=A-1&order=A-2'));
});

test('with access a guarded page gets the session and the query', async () => {
  await signIn();
  expect(await visit({ order: 'A-1' })).toBe('Lucía A-1');
});

test('a session, which expires, is only read once there is a visitor', async () => {
  await visit();
  expect([...new Set(waits)]).toEqual(['visitor', 'cookies']);
});

test('an open page is shown to everyone, with its address', async () => {
  const { perRequestPage } = await import('./personal-page');
  const page = perRequestPage<{ alias: string }>(({ params, query }) => `${params.alias} ${query.page}`);
  const address = { params: Promise.resolve({ alias: 'invited' }), searchParams: Promise.resolve({ page: '2' }) };
  expect(await page(address)).toBe('invited 2');
});
