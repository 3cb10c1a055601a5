import { afterEach, expect, jest, test } from '@jest/globals';
import { guardedRoutes } from '@/lib/access/route-access';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSessionCookie, aToken } from '@/lib/testing/factories';

const jar = new Map<string, string>();
const address = { locale: 'de' };
// Mocks of the framework: the request's cookies and the language of its address.
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));
// The point at which prerendering stops.
const visitor = { comes: Promise.resolve() };
jest.mock('next/server', () => ({ connection: () => visitor.comes }));
jest.mock('next/root-params', () => ({ locale: async () => address.locale }), { virtual: true });

const backend = backendServer();
withSettings({
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  get BACKEND_URL() {
    return backend.url();
  },
});
afterEach(() => {
  jar.clear();
  jest.restoreAllMocks();
});

async function signIn(...given: Parameters<typeof aSessionCookie>) {
  const pair = await aSessionCookie(...given);
  const at = pair.indexOf('=');
  jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** Where the page redirects, or the name that it shows. */
async function visit(path: string, search?: string): Promise<string> {
  const { requireAccess } = await import('./require-session');
  return requireAccess(path, search).then(
    ({ name }) => name,
    (error: { digest?: string; message: string }) => error.digest?.split(';')[2] ?? error.message,
  );
}

test('R34 R36 X06 without the middleware a guarded page still refuses visitors without access', async () => {
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

test('R35 S01 without the middleware roles and first passwords are checked as well', async () => {
  await signIn('executive', aToken({ role: 'ROLE_T' }), 'Inés');
  await expect(visit('/executive/quick-order')).resolves.toBe('/de/executive/your-account/home');
  await expect(visit('/executive/your-account/home')).resolves.toBe('Inés');
  await signIn('executive', aToken({ passchanged: 'N' }), 'Nadia');
  await expect(visit('/executive/quick-order')).resolves.toBe('/de/validation/password-init');
  await signIn('client', aToken({ role: 'ROLE_C', passchanged: 'N' }), 'Emma');
  await expect(visit('/clients/order')).resolves.toBe('/de/validation/password-init');
});

test('a stored cookie gives no access once its session has ended', async () => {
  await signIn('executive', aToken({}, 'kept'), 'Lucía');
  await signIn('client', aToken({ role: 'ROLE_C' }, 'kept'), 'Emma');
  await expect(visit('/executive/quick-order')).resolves.toBe('Lucía');
  backend.answers((_, response) =>
    answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }), 401),
  );
  await expect(visit('/executive/quick-order')).resolves.toContain('/de/home/');
  await expect(visit('/clients/order')).resolves.toContain('/de/clients/login');
});

const askedFor = () => backend.asked.map(({ url }) => url.split('?')[0]?.split('/').at(-1));

test('at the desk a returned order in hand proves the session, and no other call is made', async () => {
  await signIn('executive');
  await expect(visit('/executive/quick-order')).resolves.toBe('Lucía');
  expect(askedFor()).toEqual(['pendientes']);
});

test.each([
  [401, ['pendientes']],
  [404, ['pendientes', 'consultarPedidoActivo']],
])(
  'an order in hand answered with %s ends no session: the backend is asked about the session itself',
  async (status, desk) => {
    await signIn('executive');
    const refuse = anEnvelope(null, { codigo: 1, mensaje: 'x' });
    backend.answers(({ url }, response) =>
      /PedidoActivo|pendientes/.test(url) ? answerJson(response, refuse, status) : answerJson(response, anEnvelope({})),
    );
    await expect(visit('/executive/quick-order')).resolves.toBe('Lucía');
    expect(askedFor()).toEqual([...desk, 'comprobarSesion']);
  },
);

test('when the backend does not answer at the desk, the executive stays signed in without another check of the session', async () => {
  await signIn('executive');
  backend.answers((_, response) => response.destroy());
  await expect(visit('/executive/quick-order')).resolves.toBe('Lucía');
  expect(new Set(askedFor())).toEqual(new Set(['pendientes']));
});

test('without an order in hand only the session is checked', async () => {
  await signIn('executive', aToken({ role: 'ROLE_T' }), 'Inés');
  await visit('/executive/your-account/home');
  await signIn('executive', aToken({ passchanged: 'N' }), 'Nadia');
  await visit('/executive/quick-order');
  jar.clear();
  // A page for clients has no desk.
  await signIn('executive');
  await visit('/clients/order');
  expect(askedFor()).toEqual(['comprobarSesion', 'comprobarSesion', 'comprobarSesion']);
});

test.each([
  ['has no such call', 404],
  ['is out', 503],
])('when the backend %s an executive with a valid token still gets the page', async (_what, status) => {
  await signIn('executive');
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'x' }), status));
  await expect(visit('/executive/quick-order')).resolves.toBe('Lucía');
});

test('a prerendered page does not read the clock', async () => {
  await signIn('executive');
  const { readSession } = await import('./require-session');
  const clock = jest.spyOn(Date, 'now');
  visitor.comes = Promise.reject(new Error('nobody came'));
  await expect(readSession('executive')).rejects.toThrow('nobody came');
  expect(clock).not.toHaveBeenCalled();
  visitor.comes = Promise.resolve();
  await expect(readSession('executive')).resolves.toMatchObject({ claims: { role: 'ROLE_W' } });
  expect(clock).toHaveBeenCalled();
});

test('a page that names a path without a guard throws instead of opening', async () => {
  await signIn('executive');
  for (const path of ['/accordion', '/nowhere', '/home/your-catalog-sale-business']) {
    await expect(visit(path)).resolves.toContain('is not a guarded route');
  }
  expect(guardedRoutes.some(({ pattern }) => pattern.test('/accordion'))).toBe(true);
});
