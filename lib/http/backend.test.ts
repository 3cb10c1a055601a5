import { afterEach, expect, jest, test } from '@jest/globals';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';
import { anEnvelope, aToken } from '@/lib/testing/factories';
import { BackendUnavailable, callBackend, readPublic } from './backend';

const backend = backendServer();
/** The breaker counts failures for the whole process; a success resets it. */
afterEach(async () => {
  backend.answers((_, response) => answerJson(response, anEnvelope([])));
  await callBackend('readShop');
  jest.restoreAllMocks();
});

withSettings({
  get BACKEND_URL() {
    return `${backend.url()}/`;
  },
});

test('K17 a call is sent under the base path with its address and, if given, its body and token', async () => {
  const token = aToken();
  await callBackend('readMenu', { params: { lang: 'de' } });
  await callBackend('refreshSession', { body: { ambito: 'socia' }, token });
  expect(backend.asked).toMatchObject([
    { method: 'GET', url: '/EuropaBackend/rest/api/public/portafolio/consultarMenuProductos/de', body: '' },
    {
      method: 'POST',
      url: '/EuropaBackend/rest/api/refreshToken',
      body: '{"ambito":"socia"}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    },
  ]);
  expect(backend.asked[0]?.headers).not.toHaveProperty('authorization');
});

test('P07 a server call has its token in cookie and header, and uses the backend’s own token once it was given one', async () => {
  backend.answers((_, response) =>
    answerJson(response, anEnvelope([]), 200, { 'set-cookie': 'XSRF-TOKEN=theirs-1; Path=/; HttpOnly' }),
  );
  await callBackend('readShop');
  await callBackend('readShop');
  const [first, second] = backend.asked.map(({ headers }) => [headers['x-xsrf-token'], headers.cookie]);
  expect(first).toEqual([expect.any(String), `XSRF-TOKEN=${first?.[0]}`]);
  expect(second).toEqual(['theirs-1', 'XSRF-TOKEN=theirs-1']);
});

test('a read that finds the backend busy is retried once', async () => {
  backend.answers((_, response) =>
    backend.asked.length === 1
      ? answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.busy' }), 503)
      : answerJson(response, anEnvelope([])),
  );
  await expect(callBackend('readShop')).resolves.toMatchObject({ ok: true });
  expect(backend.asked).toHaveLength(2);
});

test('a read whose connection breaks is retried once and then fails', async () => {
  backend.answers((_, response) => response.destroy());
  await expect(callBackend('readShop')).resolves.toMatchObject({ ok: false, kind: 'network', retryable: true });
  expect(backend.asked).toHaveLength(2);
});

test('a write whose connection breaks is not repeated', async () => {
  backend.answers((_, response) => response.destroy());
  await expect(callBackend('signIn', { body: { usuario: 'a', clave: 'b' } })).resolves.toMatchObject({
    kind: 'network',
  });
  expect(backend.asked).toHaveLength(1);
});

test.each([400, 401, 403, 404, 500])('a read that is answered %i is not repeated', async (status) => {
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1 }), status));
  await expect(callBackend('readShop')).resolves.toMatchObject({ ok: false });
  expect(backend.asked).toHaveLength(1);
});

test('a read times out after four seconds per try and a write after fifteen', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
  backend.answers(() => {});
  await expect(callBackend('readShop')).resolves.toMatchObject({ kind: 'network' });
  await expect(callBackend('signIn', { body: { usuario: 'a', clave: 'b' } })).resolves.toMatchObject({
    kind: 'network',
  });
  expect(deadline.mock.calls).toEqual([[4000], [4000], [15_000]]);
  deadline.mockRestore();
});

test('a redirect by the backend is not followed', async () => {
  backend.answers(({ url }, response) =>
    url === '/stolen' ? answerJson(response, anEnvelope([])) : response.writeHead(302, { location: '/stolen' }).end(),
  );
  await expect(callBackend('signIn', { body: { usuario: 'a', clave: 'b' } })).resolves.toMatchObject({ ok: false });
  expect(backend.asked.map(({ url }) => url)).not.toContain('/stolen');
});

test('after five failures the next call is refused without reaching the backend', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  backend.answers((_, response) => response.destroy());
  for (let count = 0; count < 4; count += 1) await callBackend('readShop');
  expect(backend.asked).toHaveLength(5);
  await expect(callBackend('readShop')).resolves.toMatchObject({ ok: false, kind: 'network', retryable: false });
  expect(backend.asked).toHaveLength(5);
  jest.mocked(Date.now).mockReturnValue(1_800_000_003_000);
});

test('a public page gets data, null for a 404, and an exception when the backend failed', async () => {
  await expect(readPublic('readShop')).resolves.toHaveLength(1);
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.absent' }), 404));
  await expect(readPublic('readShop')).resolves.toBeNull();
  backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.broken' }), 500));
  await expect(readPublic('readShop')).rejects.toThrow(BackendUnavailable);
  backend.answers((_, response) => answerJson(response, anEnvelope(null)));
  await expect(readPublic('readShop')).rejects.toThrow(BackendUnavailable);
  backend.answers((_, response) => response.end('<h1>Not found</h1>'));
  await expect(readPublic('readShop')).rejects.toThrow(BackendUnavailable);
});

test('pages rendered at the same time share sixteen calls, and other calls do not wait behind them', async () => {
  const answers: (() => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(Response.json(anEnvelope([]))))));
  const pages = Promise.all(Array.from({ length: 40 }, () => readPublic('readShop')));
  await new Promise(setImmediate);
  expect(answers).toHaveLength(16);
  const person = callBackend('readShop');
  expect(answers).toHaveLength(17);
  // Each response lets the next call start, until none is waiting.
  for (const answer of answers) {
    answer();
    await new Promise(setImmediate);
  }
  await expect(pages).resolves.toHaveLength(40);
  await expect(person).resolves.toMatchObject({ ok: true });
  jest.restoreAllMocks();
});

test('a 404 without an envelope is a failure, not "no data"', async () => {
  backend.answers((_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>'));
  await expect(readPublic('readShop')).rejects.toThrow(BackendUnavailable);
});
