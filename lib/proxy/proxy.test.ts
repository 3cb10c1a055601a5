import { expect, jest, test } from '@jest/globals';
import { basePath } from '@/contract/call';
import { bodyMaxBytes, proofBodyMaxBytes, proofTextMaxLength } from '@/contract/rules';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSessionCookie, aToken } from '@/lib/testing/factories';
import { proxy } from './proxy';

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  proxy(new Request(shop + basePath + path, { method, headers }));

/** A request as our own page sends it; `change` removes headers (null) or sets others. */
async function write(path: string, body: BodyInit, change: Record<string, string | null> = {}, cookies: string[] = []) {
  const token = createXsrfToken();
  const headers = new Headers({
    origin: shop,
    'content-type': 'application/json',
    'x-xsrf-token': token,
    cookie: [`${xsrfCookie}=${token}`, ...cookies].join('; '),
  });
  for (const [name, value] of Object.entries(change)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return proxy(new Request(shop + basePath + path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
}

const credentials = JSON.stringify({ usuario: 'lucia', clave: 'secret' });
const department = JSON.stringify({ idioma: 'es', departamento: 'mujer', pagina: 1 });
const proof = '/api/socia/enviarComprobante';
const listing = '/api/public/portafolio/consultarProductosDepto';

async function expectRefusal(answer: Response, status: number, key: string) {
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { codigo: 1, mensaje: key, datos: null, idPeticion: expect.any(String) },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

test('D05 K17 a call goes to the same path of the backend with its query, and the response comes back', async () => {
  const answer = await read('/api/public/getDataInit?x=%C3%B1&y=2');
  expect(answer.status).toBe(200);
  await expect(answer.json()).resolves.toMatchObject({ codigo: 0, datos: [{ campana: {} }] });
  expect(backend.asked).toMatchObject([
    { method: 'GET', url: '/EuropaBackend/rest/api/public/getDataInit?x=%C3%B1&y=2' },
  ]);
});

test('a large body of a public call is accepted without a session', async () => {
  const path = '/api/public/enviarComprobanteInvitado';
  expect((await write(path, JSON.stringify({ file: 'A'.repeat(proofTextMaxLength) }))).status).not.toBe(401);
  expect(backend.asked).toMatchObject([{ url: `/EuropaBackend/rest${path}` }]);
});

test.each([
  ['/api/public/doesNotExist'],
  ['/api/public'],
  ['/'],
  [''],
  ['/api/login/'],
  ['//api/login'],
  ['/api//login'],
  ['/API/LOGIN'],
  ['/api/login%00'],
  ['/api%2Flogin'],
  ['/api/%6Cogin'],
  ['/api/public/portafolio/consultarMenuProductos/es%2F..%2F..%2Fx'],
  ['/api/public/portafolio/consultarMenuProductos/%2e%2e'],
  ['/api/public/portafolio/consultarMenuProductos/..%5c'],
  ['/api/public/portafolio/consultarMenuProductos/es/more'],
  ['/api/public/portafolio/consultarMenuProductos/'],
  ['/api/public/getDataInit;x=1'],
  ['/../health/ready'],
  ['/../../health/ready'],
  ['/http://elsewhere.example/'],
  ['/office'],
  ['/office/sign-in'],
  ['/../../office'],
  ['/%2e%2e/%2e%2e/office'],
])('a path that is not in the contract does not exist: %s', async (path) => {
  for (const answer of [await read(path), await write(path, '{}')]) await expectRefusal(answer, 404, 'error.absent');
  expect(backend.asked).toEqual([]);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('%s is not a method of the sign-in', async (method) => {
  const answer = await read('/api/login', {}, method);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(backend.asked).toEqual([]);
});

test.each([
  ['no XSRF header', { 'x-xsrf-token': null }],
  ['an empty XSRF header', { 'x-xsrf-token': '' }],
  ['another XSRF header than the cookie', { 'x-xsrf-token': `${'0'.repeat(32)}.${'0'.repeat(64)}` }],
  ['no cookie', { cookie: null }],
  ['header and cookie that agree but are not ours', { 'x-xsrf-token': 'planted', cookie: `${xsrfCookie}=planted` }],
  ['a foreign Origin', { origin: 'https://elsewhere.example' }],
  ['an Origin that begins like ours', { origin: `${shop}.elsewhere.example` }],
  ['an opaque Origin', { origin: 'null' }],
  ['our host over http', { origin: 'http://shop.example' }],
  ['a page elsewhere that hides its Origin', { origin: null, 'sec-fetch-site': 'cross-site' }],
  ['a sister domain that hides its Origin', { origin: null, 'sec-fetch-site': 'same-site' }],
])('P07 a call that changes state is refused with %s', async (_, change) => {
  await expectRefusal(await write('/api/login', credentials, change), 403, 'error.crossSite');
  expect(backend.asked).toEqual([]);
});

test('P07 a GET that changes state is checked too', async () => {
  await expectRefusal(await read('/api/public/logoutApp?ambito=socia'), 403, 'error.crossSite');
  expect(backend.asked).toEqual([]);
});

test('P05 a call that only reads needs no cross-site token and no session', async () => {
  await expect(read('/api/public/getDataInit')).resolves.toMatchObject({ status: 200 });
  await expect(write(listing, department, { 'x-xsrf-token': null, cookie: null })).resolves.toMatchObject({
    status: 200,
  });
  expect(backend.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});

test.each([
  ['a length over the bound', { 'content-length': String(bodyMaxBytes + 1) }, '{}'],
  ['more than the bound, whatever the length says', { 'content-length': '2' }, 'x'.repeat(bodyMaxBytes + 1)],
  ['more than the bound without a length', {}, 'x'.repeat(bodyMaxBytes + 1)],
])('a body with %s is refused', async (_, change, body) => {
  await expectRefusal(await write(listing, body, change), 413, 'error.tooLarge');
  expect(backend.asked).toEqual([]);
});

test('a call with a file takes a larger body, and reads none of it without a session', async () => {
  const file = JSON.stringify({ payment: 'x', file: 'A'.repeat(proofTextMaxLength) });
  const executive = [await aSessionCookie('executive')];
  await expect(write(proof, file, {}, executive)).resolves.toMatchObject({ status: 200 });
  await expectRefusal(await write(proof, 'x'.repeat(proofBodyMaxBytes + 1), {}, executive), 413, 'error.tooLarge');
  let given = 0;
  const pulled = new ReadableStream({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  await expectRefusal(await write(proof, pulled), 401, 'error.signedOut');
  // The stream itself prepares one piece before anything is read.
  expect(given).toBeLessThanOrEqual(1);
});

test('an endless body is read no further than the limit', async () => {
  let given = 0;
  const endless = new ReadableStream({
    pull(controller) {
      given += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  await expectRefusal(await write(listing, endless), 413, 'error.tooLarge');
  expect(given).toBeLessThan(bodyMaxBytes * 2);
});

test('a body of exactly the limit passes', async () => {
  await expect(write(listing, 'x'.repeat(bodyMaxBytes))).resolves.toMatchObject({ status: 200 });
  expect(backend.asked[0]?.body).toHaveLength(bodyMaxBytes);
});

test.each([
  null,
  '',
  'text/plain',
  'text/plain; application/json',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  // The contract accepts no form for this call.
  'application/x-www-form-urlencoded',
])('P08 content type %j is refused', async (type) => {
  // Another site's form can send text/plain without a preflight.
  await expectRefusal(
    await write(listing, new TextEncoder().encode(department), { 'content-type': type }),
    415,
    'error.unsupportedType',
  );
  expect(backend.asked).toEqual([]);
});

test.each([
  ['application/json', listing, department],
  ['application/json; charset=utf-8', listing, department],
  ['Application/JSON', listing, department],
  ['application/x-www-form-urlencoded', '/api/login', 'usuario=lucia&clave=secret'],
])('P08 a body of %s passes unchanged', async (type, path, body) => {
  await write(path, body, { 'content-type': type });
  expect(backend.asked).toMatchObject([{ body, headers: { 'content-type': type } }]);
});

test.each(['{"broken', '[]', 'null', '', '\u0000', '{"__proto__":{}}'])(
  'the content of a body is left to the backend to judge: %j',
  async (body) => {
    const verdict = anEnvelope(null, { codigo: 1, mensaje: 'error.malformed' });
    backend.answers((_, response) => answerJson(response, verdict, 400));
    const answer = await write(listing, body);
    expect([answer.status, await answer.json()]).toEqual([400, verdict]);
    expect(backend.asked[0]?.body).toBe(body);
  },
);

test('P06 the client token goes to /api/clientes and to a refresh that names the client, the executive token to all others', async () => {
  const [executive, client] = [aToken({}, 'executive'), aToken({ role: 'ROLE_C' }, 'client')];
  const both = [await aSessionCookie('executive', executive), await aSessionCookie('client', client)];
  await write('/api/clientes/login', credentials, {}, both);
  await read('/api/public/getDataInit', { cookie: both.join('; ') });
  await write('/api/refreshToken', JSON.stringify({ ambito: 'socia' }), {}, both);
  await write('/api/refreshToken', JSON.stringify({ ambito: 'cliente' }), {}, both);
  await write('/api/refreshToken', 'ambito=cliente', { 'content-type': 'application/x-www-form-urlencoded' }, both);
  expect(backend.asked.map(({ headers }) => headers.authorization)).toEqual(
    [client, executive, executive, client, client].map((token) => `Bearer ${token}`),
  );
});

test('only the listed headers are passed on to the backend', async () => {
  await read('/api/public/getDataInit', {
    cookie: 'secret=1',
    authorization: 'Bearer mine',
    'x-original-url': '/admin',
    'content-security-policy': 'x',
    'accept-language': 'de',
    'idempotency-key': 'key-1',
    'x-request-id': 'my-request-1',
    'x-forwarded-for': '203.0.113.9',
  });
  const { headers } = backend.asked[0] ?? {};
  expect(headers).toMatchObject({
    'accept-language': 'de',
    'idempotency-key': 'key-1',
    'x-request-id': 'my-request-1',
    'x-forwarded-for': '203.0.113.9',
  });
  for (const name of ['cookie', 'authorization', 'x-original-url', 'content-security-policy']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test.each(['', 'short', 'with space 123', 'x'.repeat(65), '<script>alert(1)</script>'])(
  'a request id that could spoil a log is replaced: %j',
  async (id) => {
    const answer = await read('/api/public/getDataInit', { 'x-request-id': id });
    expect(backend.asked[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.status).toBe(200);
  },
);

test('cookies and headers of the backend are removed; Retry-After is passed on', async () => {
  backend.answers((_, response) =>
    answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.tooMany' }), 429, {
      'set-cookie': 'theirs=1',
      'x-internal': 'yes',
      'retry-after': '30',
    }),
  );
  const answer = await read('/api/public/getDataInit');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('x-internal')).toBeNull();
});

test.each<[string, Parameters<typeof backend.answers>[0]]>([
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['hangs up', (_, response) => response.destroy()],
  ['answers a page', (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>bad</h1>')],
  ['answers nothing', (_, response) => response.writeHead(204).end()],
  ['answers JSON that is no envelope', (_, response) => answerJson(response, { error: 'stack trace at line 1' })],
  ['answers an unknown code', (_, response) => answerJson(response, anEnvelope({}, { codigo: 9 }))],
  [
    'breaks off in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"codigo":0');
      response.destroy();
    },
  ],
])('a backend that %s counts as busy, and none of its response is shown', async (_, way) => {
  backend.answers(way);
  const answer = await read('/api/public/getDataInit');
  expect(answer.headers.get('retry-after')).toBe('5');
  await expectRefusal(answer, 503, 'error.busy');
  expect(backend.asked).toHaveLength(1);
});

test('P07 the backend gets the page’s token in cookie and header, and its own one once it has set one', async () => {
  await write(listing, department);
  const own = backend.asked[0]?.headers['x-xsrf-token'];
  expect(own).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{64}$/);
  expect(backend.asked[0]?.headers.cookie).toBe(`${xsrfCookie}=${own}`);
  backend.answers((_, response) =>
    answerJson(response, anEnvelope([]), 200, { 'set-cookie': 'XSRF-TOKEN=theirs-1; Path=/; HttpOnly' }),
  );
  const kept = (await read('/api/public/getDataInit')).headers.getSetCookie();
  expect(kept).toEqual(['__Host-velia-backend-xsrf=theirs-1; Path=/; Max-Age=604800; SameSite=lax; Secure; HttpOnly']);
  await write(listing, department, {}, ['__Host-velia-backend-xsrf=theirs-1']);
  expect(backend.asked.at(-1)?.headers).toMatchObject({ 'x-xsrf-token': 'theirs-1', cookie: 'XSRF-TOKEN=theirs-1' });
});

test('a bare 401, and an ended session reported with status 200, sign out', async () => {
  const ways: Parameters<typeof backend.answers>[0][] = [
    (_, response) => response.writeHead(401).end(),
    (_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'expired' })),
  ];
  for (const way of ways) {
    backend.answers(way);
    const answer = await read('/api/socia/consultarOrdenSesion', { cookie: await aSessionCookie('executive') });
    await expectRefusal(answer, 401, 'error.signedOut');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-velia-executive=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^__Host-velia-desk=; Path=\/; Max-Age=0/),
    ]);
  }
});

test('data that does not match the call is refused', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope({})));
  const cookie = await aSessionCookie('executive');
  await expectRefusal(await read('/api/socia/consultarOrdenSesion', { cookie }), 503, 'error.busy');
});

test('a backend that misses the deadline counts as busy', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
  backend.answers(() => {});
  await expectRefusal(await read('/api/public/getDataInit'), 503, 'error.busy');
  expect(deadline).toHaveBeenCalledWith(20_000);
  deadline.mockRestore();
});

const line = '/api/socia/insertarItem';
const onPageOf = async (person: string, claims: Parameters<typeof aToken>[0], path = line) =>
  write(path, '{}', { 'x-page-executive': person }, [await aSessionCookie('executive', aToken(claims))]);

test('what was typed on one person’s page is not saved for another who has signed in since', async () => {
  const refused = await onPageOf('E1', { sub: 'E2' });
  await expectRefusal(refused, 401, 'error.signedOut');
  // The person who signed in since stays signed in.
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(backend.asked).toEqual([]);
  expect((await onPageOf('E1', { sub: 'E1' })).status).toBe(200);
});

test('P01 a call from an executive’s own page is refused while an advisor acts for that executive', async () => {
  const acting = { sub: 'E1', actor: { sub: 'A1', nombre: 'Marta', hasta: 0 } };
  expect((await onPageOf('E1', acting)).status).toBe(401);
  expect((await onPageOf('E1.A1', acting)).status).toBe(200);
});

test('signing in works from another person’s page', async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope({ token: aToken({ sub: 'E1' }), nombre: 'Lucía' })));
  expect((await onPageOf('E1', { sub: 'E2' }, '/api/login')).status).toBe(200);
});
