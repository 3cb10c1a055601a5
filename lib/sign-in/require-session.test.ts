import { afterEach, expect, jest, test } from '@jest/globals';
import { guardedRoutes } from '@/lib/access/route-access';
import { withSettings } from '@/lib/testing/backend-server';
import { aSessionCookie, aToken } from '@/lib/testing/factories';

const jar = new Map<string, string>();
const address = { locale: 'de' };
// The framework's own ground: cookies of the request and the language of its address.
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));
jest.mock('next/root-params', () => ({ locale: async () => address.locale }), { virtual: true });

withSettings({ SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters' });
afterEach(() => jar.clear());

async function signIn(...given: Parameters<typeof aSessionCookie>) {
  const pair = await aSessionCookie(...given);
  const at = pair.indexOf('=');
  jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** Where the page sends its visitor, or the name that it would show. */
async function visit(path: string, search?: string): Promise<string> {
  const { requireAccess } = await import('./require-session');
  return requireAccess(path, search).then(
    ({ name }) => name,
    (error: { digest?: string; message: string }) => error.digest?.split(';')[2] ?? error.message,
  );
}

test('R34 R36 X06 without the middleware a guarded page still lets nobody in', async () => {
  const back = (path: string) => encodeURIComponent(path);
  await expect(visit('/executive/quick-order')).resolves.toBe(
    `/de/home/your-catalog-sale-business?return=${back('/executive/quick-order')}`,
  );
  await expect(visit('/clients/order')).resolves.toBe(`/de/clients/login?return=${back('/clients/order')}`);
  await expect(visit('/checkout/confirmation', '?order=A-1')).resolves.toBe(
    `/de/home/your-catalog-sale-business?return=${back('/checkout/confirmation?order=A-1')}`,
  );
  const forged = await aSessionCookie('executive');
  jar.set('velia-executive', forged.slice(forged.indexOf('=') + 1, -3));
  await expect(visit('/checkout/confirmation')).resolves.toContain('/de/home/');
});

test('R35 S01 without the middleware roles and first passwords count as well', async () => {
  await signIn('executive', aToken({ role: 'ROLE_T' }), 'Inés');
  await expect(visit('/executive/quick-order')).resolves.toBe('/de/executive/your-account/home');
  await expect(visit('/executive/your-account/home')).resolves.toBe('Inés');
  await signIn('executive', aToken({ passchanged: 'N' }), 'Nadia');
  await expect(visit('/executive/quick-order')).resolves.toBe('/de/validation/password-init');
});

test('a page that names a path without a guard is a mistake, not an open door', async () => {
  await signIn('executive');
  for (const path of ['/accordion', '/nowhere', '/home/your-catalog-sale-business']) {
    await expect(visit(path)).resolves.toContain('is not a guarded route');
  }
  expect(guardedRoutes.some(({ pattern }) => pattern.test('/accordion'))).toBe(true);
});
