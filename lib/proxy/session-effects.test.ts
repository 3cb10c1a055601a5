import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { basePath } from '@/contract/call';
import { type CallRow, calls } from '@/contract/calls/table';
import { openSession, sealSession, sessionCookieName } from '@/lib/session/session';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSessionCookie, aToken } from '@/lib/testing/factories';
import { proxy } from './proxy';
import { applyEffect } from './session-effects';

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

const signInBody = { usuario: 'lucia', clave: 'secret' };

async function call(method: 'GET' | 'POST', path: string, body?: unknown, cookies: string[] = []) {
  const token = createXsrfToken();
  const headers = {
    origin: shop,
    'content-type': 'application/json',
    'x-xsrf-token': token,
    cookie: [`${xsrfCookie}=${token}`, ...cookies].join('; '),
  };
  const answer = await proxy(
    new Request(shop + basePath + path, { method, headers, body: body && JSON.stringify(body) } as RequestInit),
  );
  const set = new Map(answer.headers.getSetCookie().map((text) => [text.slice(0, text.indexOf('=')), text] as const));
  return { status: answer.status, text: await answer.text(), set };
}

const sealOf = (cookie = '') => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
const ended = (name: string) =>
  expect.stringMatching(new RegExp(`^${name}=; Path=/; Max-Age=0; SameSite=lax; Secure; HttpOnly$`));
const [executive, client] = ['executive', 'client'].map((kind) => `__Host-velia-${kind}`) as [string, string];
const desk = '__Host-velia-desk';

test.each([
  ['/api/login', 'ROLE_W', executive, client],
  ['/api/login', 'ROLE_T', executive, client],
  ['/api/clientes/login', 'ROLE_C', client, executive],
] as const)('S01 signing in at %s as %s seals the token in its own HttpOnly cookie', async (path, role, own, other) => {
  const token = aToken({ role });
  backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Lucía' })));
  const { status, text, set } = await call('POST', path, signInBody);
  expect(status).toBe(200);
  expect(JSON.parse(text).datos).toMatchObject({ nombre: 'Lucía', role, passwordChanged: true });
  expect(text).not.toContain(token.split('.')[1]);
  expect(set.get(own)).toMatch(/; Path=\/; Max-Age=3(600|59\d); SameSite=lax; Secure; HttpOnly$/);
  expect(set.has(other)).toBe(false);
  await expect(openSession(own === client ? 'client' : 'executive', sealOf(set.get(own)))).resolves.toMatchObject({
    token,
    name: 'Lucía',
  });
});

test.each([
  ['an executive', { role: 'ROLE_W' }, /=[0-9a-f]{24}; Path=\/; Max-Age=3(600|59\d); SameSite=lax; Secure$/],
  ['an executive with a first password', { role: 'ROLE_W', passchanged: 'N' }, /=; Path=\/; Max-Age=0;/],
  ['an advisor', { role: 'ROLE_T' }, /=; Path=\/; Max-Age=0;/],
  [
    'an advisor who acts',
    { role: 'ROLE_W', actor: { sub: 'T1', nombre: 'Inés', hasta: 4e9 } },
    /=; Path=\/; Max-Age=0;/,
  ],
] as const)(
  'N20 the sign-in of %s sets the desk mark for an executive with a chosen password and else removes it',
  async (_who, claims, cookie) => {
    const token = aToken(claims);
    backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Lucía' })));
    const { set } = await call('POST', '/api/login', signInBody);
    expect(set.get(desk)).toMatch(cookie);
    expect(set.get(desk)).not.toContain('E1');
  },
);

test('N20 with the offline desk switched off no mark is set', async () => {
  process.env.OFFLINE_DESK = 'off';
  backend.answers((_, response) => answerJson(response, anEnvelope({ token: aToken(), nombre: 'Lucía' })));
  expect((await call('POST', '/api/login', signInBody)).set.get(desk)).toMatch(/=; Path=\/; Max-Age=0;/);
});

test.each([true, false])(
  'the sign-in’s answer says whether the session stays (%s), and the cookie lasts as long as the token',
  async (permanece) => {
    const exp = Math.floor(Date.now() / 1000) + 7 * 24 * 3600;
    const token = aToken({ exp });
    backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Lucía', permanece })));
    const { text, set } = await call('POST', '/api/login', { ...signInBody, permanecer: 'S' });
    expect(JSON.parse(text).datos).toMatchObject({ permanece });
    expect(set.get(executive)).toMatch(/; Max-Age=604(800|79\d);/);
  },
);

test('a wrong password changes no session', async () => {
  const refusal = anEnvelope(null, { codigo: 1, mensaje: 'error.badCredentials' });
  backend.answers((_, response) => answerJson(response, refusal, 401));
  const { status, text, set } = await call('POST', '/api/login', signInBody, [await aSessionCookie('executive')]);
  expect([status, JSON.parse(text), set.size]).toEqual([401, refusal, 0]);
});

test.each([['abc.def'], ['a.b.c'], [''], [7], [null]])(
  'X03 a sign-in answered with the token %j is a token-decoding error and creates no session',
  async (token) => {
    backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Eva' })));
    const { text, set } = await call('POST', '/api/login', signInBody);
    expect(JSON.parse(text)).toMatchObject({ codigo: 1, mensaje: 'error.tokenDecoding', datos: null });
    expect(set.get(executive)).toEqual(ended(executive));
  },
);

test('S01 refreshing reseals the named session with the new token', async () => {
  const [old, fresh] = [aToken({ role: 'ROLE_C' }, 'old'), aToken({ role: 'ROLE_C' }, 'new')];
  backend.answers((_, response) => answerJson(response, anEnvelope({ token: fresh, nombre: 'Emma' })));
  const cookies = [await aSessionCookie('client', old), await aSessionCookie('executive')];
  const { text, set } = await call('POST', '/api/refreshToken', { ambito: 'cliente' }, cookies);
  expect(text).not.toContain(fresh);
  expect([...set.keys()]).toEqual([client]);
  await expect(openSession('client', sealOf(set.get(client)))).resolves.toMatchObject({ token: fresh });
});

test('a refresh that is refused ends the session', async () => {
  backend.answers((_, response) =>
    answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }), 401),
  );
  const { status, set } = await call('POST', '/api/refreshToken', { ambito: 'socia' }, [
    await aSessionCookie('executive'),
  ]);
  expect([status, set.get(executive)]).toEqual([401, ended(executive)]);
});

test('a refresh that meets a busy backend keeps the session', async () => {
  backend.answers((_, response) => response.destroy());
  const { status, set } = await call('POST', '/api/refreshToken', { ambito: 'socia' }, [
    await aSessionCookie('executive'),
  ]);
  expect([status, set.size]).toEqual([503, 0]);
});

test.each([
  ['socia', executive],
  ['cliente', client],
])('S01 signing out of %s ends that session and no other', async (ambito, name) => {
  const cookies = [await aSessionCookie('executive'), await aSessionCookie('client')];
  const { set } = await call('GET', `/api/public/logoutApp?ambito=${ambito}`, undefined, cookies);
  const mark = set.get(desk) ?? '';
  set.delete(desk);
  expect([...set]).toEqual([[name, ended(name)]]);
  expect(mark).toMatch(ambito === 'socia' ? /=; Path=\/; Max-Age=0;/ : /^$/);
});

test('signing out works while the backend is down', async () => {
  backend.answers((_, response) => response.destroy());
  const { status, set } = await call('GET', '/api/public/logoutApp?ambito=socia', undefined, [
    await aSessionCookie('executive'),
  ]);
  expect([status, set.get(executive)]).toEqual([503, ended(executive)]);
});

test('a token older than a quarter of an hour is renewed during a call, once for all requests of a page', async () => {
  const iat = Math.floor(Date.now() / 1000) - 16 * 60;
  const [old, fresh] = [aToken({ iat }, 'old'), aToken({}, 'new')];
  const cookie = await aSessionCookie('executive', old);
  backend.answers(({ url }, response) =>
    answerJson(response, anEnvelope(url.endsWith('/api/refreshToken') ? { token: fresh, nombre: 'Lucía' } : [])),
  );
  const answers = await Promise.all([1, 2, 3].map(() => call('GET', '/api/public/getDataInit', undefined, [cookie])));
  const refreshes = backend.asked.filter(({ url }) => url.endsWith('/api/refreshToken'));
  expect(refreshes.map(({ headers, body }) => [headers.authorization, body])).toEqual([
    [`Bearer ${old}`, '{"ambito":"socia"}'],
  ]);
  const reads = backend.asked.filter(({ url }) => url.endsWith('/api/public/getDataInit'));
  expect(reads.map(({ headers }) => headers.authorization)).toEqual([1, 2, 3].map(() => `Bearer ${fresh}`));
  for (const { set } of answers)
    await expect(openSession('executive', sealOf(set.get(executive)))).resolves.toMatchObject({ token: fresh });
});

const bare = { sub: undefined, sid: undefined, iat: undefined };

test('E06 a token without time and subject gives the same person id at each sign-in, and is not renewed', async () => {
  const token = aToken({ ...bare, role: 'ROLE_KUNDIN' as never });
  backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Eva' })));
  const signInAs = async (usuario: string) => {
    const { status, text, set } = await call('POST', '/api/clientes/login', { usuario, clave: 'a-long-phrase' });
    const seal = sealOf(set.get(client));
    return { status, id: JSON.parse(text).datos.id, seal, session: await openSession('client', seal) };
  };
  const [eva, again, other] = [await signInAs('eva'), await signInAs(' Eva'), await signInAs('emma')];
  expect([eva.status, eva.session?.person]).toEqual([200, eva.id]);
  expect([again.id === eva.id, other.id === eva.id, eva.id.length]).toEqual([true, false, 24]);
  for (let count = 0; count < 6; count += 1)
    await call('GET', '/api/clientes/consultarClienteSesion', undefined, [`${client}=${eva.seal}`]);
  expect(backend.asked.filter(({ url }) => url.endsWith('/api/refreshToken'))).toEqual([]);
});

test('a client who starts by invitation gets a new person id and no advisor’s session of whoever was signed in before', async () => {
  const token = aToken({ ...bare, role: 'ROLE_C' });
  backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Eva' })));
  const own = { token: aToken(), name: 'Berta', person: 'B1' };
  const seal = await sealSession({ token: aToken({ ...bare, role: 'ROLE_C' }), name: 'Ana', person: 'A1', own });
  const cookies = [`${client}=${seal}`];
  const begun = {
    ambito: 'cliente',
    token: 't',
    claveNueva: 'a-long-phrase',
    usuario: 'Eva',
    correo: 'eva@example.com',
  };
  const personOf = async (path: string, body: object, cookie: string[] = []) => {
    const { set } = await call('POST', path, body, cookie);
    const { person, own: other } = (await openSession('client', sealOf(set.get(client)))) ?? {};
    return { person, own: other };
  };
  const signedIn = await personOf('/api/clientes/login', { usuario: 'eva', clave: 'a-long-phrase' });
  expect(await personOf('/api/public/cambiarPassword', begun, cookies)).toEqual({ ...signedIn, own: undefined });
  // A client who changes the own password stays the same person.
  const changed = { ambito: 'cliente', claveActual: 'a-long-phrase', claveNueva: 'another-long-one' };
  expect(await personOf('/api/public/cambiarPassword', changed, cookies)).toMatchObject({ person: 'A1', own });
});

test('after a failed renewal the call is sent with the old token', async () => {
  const old = aToken({ iat: Math.floor(Date.now() / 1000) - 16 * 60 });
  backend.answers(({ url }, response) =>
    url.endsWith('/api/refreshToken')
      ? answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.busy' }), 503)
      : answerJson(response, anEnvelope([])),
  );
  const { status, set } = await call('GET', '/api/public/getDataInit', undefined, [
    await aSessionCookie('executive', old),
  ]);
  expect([status, set.size, backend.asked.at(-1)?.headers.authorization]).toEqual([200, 0, `Bearer ${old}`]);
});

test('after a renewal with an unreadable token the call is sent with the old one', async () => {
  const old = aToken({ iat: Math.floor(Date.now() / 1000) - 16 * 60 });
  backend.answers(({ url }, response) =>
    answerJson(response, anEnvelope(url.endsWith('/api/refreshToken') ? { token: 'abc', nombre: 'Eva' } : [])),
  );
  const { status, set } = await call('GET', '/api/public/getDataInit', undefined, [
    await aSessionCookie('executive', old),
  ]);
  expect([status, set.size, backend.asked.at(-1)?.headers.authorization]).toEqual([200, 0, `Bearer ${old}`]);
});

test('no response of any call contains a token', async () => {
  const token = aToken();
  const answer = fc.record({
    row: fc.constantFrom<CallRow>(...calls),
    kind: fc.constantFrom('executive' as const, 'client' as const),
    status: fc.constantFrom(200, 201, 400, 401, 403, 404, 409, 422, 429, 500, 503),
    codigo: fc.constantFrom(0, 1, 2, 3),
    datos: fc.constantFrom<unknown>({ token, nombre: 'Eva' }, { token }, { token, nombre: null, more: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(answer, async ({ row, kind, status, codigo, datos }) => {
      const { envelope } = await applyEffect(
        { row, kind, session: null },
        status,
        anEnvelope(datos, { codigo }) as never,
      );
      expect(JSON.stringify(envelope)).not.toContain(token);
    }),
  );
});

test('a refused call that requires a session ends it; a refused public call does not', async () => {
  const envelope = anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }) as never;
  for (const row of calls as readonly CallRow[]) {
    const { cookies } = await applyEffect({ row, kind: 'executive', session: null }, 401, envelope);
    const ends = row.effect === 'sign-out' || (row.effect !== 'sign-in' && row.token !== 'public');
    expect([row.verb, cookies]).toEqual([
      row.verb,
      ends ? [{ name: sessionCookieName('executive'), value: null, maxAge: 0 }] : [],
    ]);
  }
});

test('a password change signs in if the backend answers with a token, and signs nobody in otherwise', async () => {
  const body = { ambito: 'socia', token: 'a-token-of-a-mail', claveNueva: 'a-new-and-long-phrase' };
  backend.answers((_, response) => answerJson(response, anEnvelope({ token: null, nombre: null })));
  const byLink = await call('POST', '/api/public/cambiarPassword', body);
  expect([byLink.status, byLink.set.size]).toEqual([200, 0]);
  const token = aToken({ role: 'ROLE_W' });
  backend.answers((_, response) => answerJson(response, anEnvelope({ token, nombre: 'Lucía' })));
  const signedIn = await call('POST', '/api/public/cambiarPassword', body);
  await expect(openSession('executive', sealOf(signedIn.set.get(executive)))).resolves.toMatchObject({ token });
});

test('S01 with a first password only the calls for choosing another one reach the backend', async () => {
  const cookies = [
    await aSessionCookie('executive', aToken({ passchanged: 'N' })),
    await aSessionCookie('client', aToken({ passchanged: 'N', role: 'ROLE_C' })),
  ];
  for (const row of calls as readonly CallRow[]) {
    // A bank's notice is a form, and comes without a session.
    if (row.elsewhere || row.fromProvider) continue;
    backend.asked.length = 0;
    const path = row.path.replaceAll(/\{\w+\}/g, '1');
    const { status, text } = await call(row.method, path, row.method === 'POST' ? {} : undefined, cookies);
    const open = row.firstPassword || row.token === 'public' || row.token === 'client-login';
    expect([row.verb, backend.asked.length]).toEqual([row.verb, open ? 1 : 0]);
    if (!open) expect([status, JSON.parse(text).mensaje]).toEqual([403, 'error.firstPassword']);
  }
});
