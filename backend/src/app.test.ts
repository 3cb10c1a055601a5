import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { bodyMaxBytes } from 'contract/rules.ts';
import { type Client, openApp, testConfig } from '../test/client.ts';
import { withDatabase } from '../test/harness.ts';
import { silentLog } from '../test/silent-log.ts';
import type { Handlers } from './kit/handlers.ts';
import { createLogger } from './kit/log.ts';
import { assertComplete } from './plugins/routes.ts';
import { Refusal } from './shared/errors.ts';

const database = withDatabase();
let call: Client;
let close = async () => {};

// The app is tested with handlers that do only what the test needs.
let answer: () => Promise<unknown> = async () => [];
let given: Record<string, unknown> = {};
const handlers = {
  listGuestCountries: async (input: object) => {
    given = { ...input };
    return { datos: await answer() };
  },
  listStates: async (input: object) => {
    given = { ...input };
    return { datos: [] };
  },
  signIn: async (input: object) => {
    given = { ...input };
    throw new Refusal(401, 'error.badCredentials');
  },
} as unknown as Handlers;

beforeAll(() => {
  const { app, call: client } = openApp(database(), { handlers }, { ...testConfig, trustedProxies: ['10.0.0.1'] });
  call = client;
  close = async () => {
    await app.close();
  };
});
afterAll(() => close());

const countries = '/api/public/consultarPaisesLateCheckout';
const states = '/api/public/consultarEstados';
const howToUse = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

function answering(next: () => Promise<unknown>, path = countries) {
  answer = next;
  return call('GET', path);
}

describe('the envelope', () => {
  test('X01 K17 success has code 0, its data and the id of the request', async () => {
    const reply = await answering(async () => []);
    expect(reply).toMatchObject({ status: 200, codigo: 0, mensaje: 'ok', datos: [] });
    expect(reply.idPeticion).toBe(reply.headers['x-request-id']);
  });

  test('X01 an expected failure has code 1, a message key and its own status', async () => {
    const reply = await answering(async () => {
      throw new Refusal(409, 'error.stockGone', { cantidad: 'error.field.outOfRange' });
    });
    expect(reply).toMatchObject({ status: 409, codigo: 1, mensaje: 'error.stockGone', datos: null });
    expect(reply.campos).toEqual({ cantidad: 'error.field.outOfRange' });
  });

  test('X01 an unexpected failure does not reveal its cause', async () => {
    const reply = await answering(async () => {
      throw new Error('secret detail at /srv/app.ts');
    });
    expect(reply).toMatchObject({ status: 500, codigo: 1, mensaje: 'error.broken', datos: null });
    expect(reply.text).not.toMatch(/secret|srv|Error|at /);
  });

  test('an answer that breaks the contract is an internal error', async () => {
    const reply = await answering(async () => [{ codigo: 'Spain' }]);
    expect(reply).toMatchObject({ status: 500, mensaje: 'error.broken', datos: null });
  });

  test.each([
    ['40001', 503, 'error.busy', '2'],
    ['57014', 503, 'error.busy', '2'],
    ['23505', 409, 'error.conflict', undefined],
    ['23502', 500, 'error.broken', undefined],
  ])(
    'database code %s becomes %i, and a passing failure says when to retry',
    async (code, status, mensaje, comeAgain) => {
      const reply = await answering(async () => {
        throw Object.assign(new Error('database'), { code });
      });
      expect(reply).toMatchObject({ status, mensaje });
      expect(reply.headers['retry-after']).toBe(comeAgain);
    },
  );

  test('a well-formed request id is kept and echoed', async () => {
    const reply = await call('GET', countries, { headers: { 'x-request-id': 'web-0123_abcd' } });
    expect(reply.headers['x-request-id']).toBe('web-0123_abcd');
    expect(reply.idPeticion).toBe('web-0123_abcd');
  });

  test.each(['short', 'a'.repeat(65), 'with space 123', '<script>alert', 'line\tbreak-12'])(
    'request id %j is replaced',
    async (id) => {
      const reply = await call('GET', countries, { headers: { 'x-request-id': id } });
      expect(reply.idPeticion).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test.each([
    ['a call', 'POST', states, { pais: 'ES' }, 200],
    ['a refused body', 'POST', states, {}, 422],
    ['another method', 'POST', countries, {}, 405],
    ['an address that there is not', 'GET', '/nothing/here', undefined, 404],
    ['an address that nobody can read', 'GET', '/api/public/validarEnCache/%E0%A4%A', undefined, 400],
  ] as const)('%s has headers that restrict its use', async (_kind, method, path, body, status) => {
    const reply = await call(method, path, { body });
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(howToUse);
    expect(reply.headers).not.toHaveProperty('x-powered-by');
  });
});

describe('addresses and methods', () => {
  test.each([
    '/api/public/noSuchCall',
    '/',
    '/api/../../../etc/passwd',
    '/api/public/..%2f..%2fsecret',
    '/api/public/consultarPaisesLateCheckout/',
    '/api/public//consultarPaisesLateCheckout',
    '/API/public/consultarPaisesLateCheckout',
  ])('%s does not exist', async (path) => {
    expect(await call('GET', path)).toMatchObject({ status: 404, codigo: 1, mensaje: 'error.absent' });
  });

  test('an address with broken percent encoding is refused', async () => {
    const reply = await call('GET', '/api/public/validarEnCache/%E0%A4%A');
    expect(reply).toMatchObject({ status: 400, mensaje: 'error.malformed' });
  });

  test('a known address with another method says which one it accepts', async () => {
    const reply = await call('POST', countries, { body: {} });
    expect(reply).toMatchObject({ status: 405, codigo: 1 });
    expect(reply.headers.allow).toBe('GET');
  });
});

describe('bodies', () => {
  const good = { pais: 'ES' };
  const json = (text: string | Buffer) => ({ body: text, headers: { 'content-type': 'application/json' } });

  test('P08 JSON is read', async () => {
    expect(await call('POST', states, { body: good })).toMatchObject({ status: 200 });
    expect(given.body).toEqual(good);
  });

  test('P08 a form is accepted where the contract names it, and refused elsewhere', async () => {
    const form = 'usuario=lucia&clave=a+secret%2B';
    expect(await call('POST', '/api/login', { form })).toMatchObject({ mensaje: 'error.badCredentials' });
    expect(given.body).toEqual({ usuario: 'lucia', clave: 'a secret+' });
    expect(await call('POST', states, { form: 'pais=ES' })).toMatchObject({
      status: 415,
      mensaje: 'error.unsupportedType',
    });
  });

  test('a repeated field of a form is a list', async () => {
    const reply = await call('POST', '/api/login', { form: 'usuario=a&usuario=b&clave=c' });
    expect(reply).toMatchObject({ status: 422, campos: { usuario: 'error.field.type' } });
  });

  test.each([
    ['a form with too many fields', { form: 'a=1&'.repeat(51) }],
    ['JSON with too many values', json(`[${'0,'.repeat(8_000)}0]`)],
    ['nesting to the limit', json('['.repeat(100_000) + ']'.repeat(100_000))],
    ['a list that is too long', json(`[${'0,'.repeat(2_000)}0]`)],
    [
      'an object with too many fields',
      json(
        JSON.stringify(
          Object.fromEntries(
            Array(101)
              .fill(0)
              .map((_, at) => [at, at]),
          ),
        ),
      ),
    ],
  ])('%s is too large', async (_case, request) => {
    const reply = await call('POST', '/api/login', request);
    expect(reply).toMatchObject({ status: 413, mensaje: 'error.tooLarge', datos: null });
  });

  test('the body of an unknown address is not read', async () => {
    expect(await call('POST', '/api/public/noSuchCall', json('{"broken'))).toMatchObject({ status: 404 });
    expect(await call('POST', countries, json('{"broken'))).toMatchObject({ status: 405 });
  });

  test.each([
    ['not JSON at all', 'pais=ES'],
    ['cut off', '{"pais":"E'],
    ['a prototype key', '{"pais":"ES","__proto__":{"admin":true}}'],
    ['a constructor key', '{"pais":"ES","constructor":{"prototype":{"admin":true}}}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0x70, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['nesting without end', '['.repeat(7_000)],
  ])('%s is malformed', async (_case, text) => {
    const reply = await call('POST', states, json(text));
    expect(reply.status).toBe(400);
    expect(reply).toMatchObject({ codigo: 1, mensaje: 'error.malformed', datos: null });
  });

  test.each(['usuario=%E0%A4%A', '__proto__=x&usuario=a'])('form %s is malformed', async (form) => {
    expect(await call('POST', '/api/login', { form })).toMatchObject({ status: 400, mensaje: 'error.malformed' });
  });

  test.each([
    ['nothing', undefined, { '': 'error.field.type' }],
    ['a list', [], { '': 'error.field.type' }],
    ['null', 'null', { '': 'error.field.type' }],
    ['a missing field', {}, { pais: 'error.field.required' }],
    ['an unknown field', { pais: 'ES', admin: true }, { admin: 'error.field.unknown' }],
    ['a wrong type', { pais: 7 }, { pais: 'error.field.type' }],
    ['a wrong pattern', { pais: 'Spain' }, { pais: 'error.field.pattern' }],
    ['a field with the name of a method', { pais: 'ES', toString: 'x' }, { toString: 'error.field.unknown' }],
  ])('%s names the field', async (_case, body, campos) => {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await call('POST', states, json(text));
    expect(reply).toMatchObject({ status: 422, codigo: 1, mensaje: 'error.invalid' });
    expect(reply.campos).toEqual(campos);
  });

  test.each(['\0', 'a\0b', '\ud800'])('text %j is refused before the database sees it', async (texto) => {
    const reply = await call('POST', '/api/public/consultarLocalidades', { body: { pais: 'ES', estado: '28', texto } });
    expect(reply).toMatchObject({ status: 422, campos: { texto: 'error.field.characters' } });
  });

  test('a body above the limit is refused', async () => {
    const reply = await call('POST', states, { body: { pais: 'E'.repeat(256 * 1024) } });
    expect(reply).toMatchObject({ status: 413, codigo: 1, mensaje: 'error.tooLarge' });
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense', ''])(
    'content type %j is refused',
    async (type) => {
      const reply = await call('POST', states, { body: '{"pais":"ES"}', headers: { 'content-type': type } });
      expect(reply).toMatchObject({ status: 415, codigo: 1, mensaje: 'error.unsupportedType' });
    },
  );

  test.each(['%ff', '%', '%E0%A4%A'])('query %s is malformed', async (version) => {
    const reply = await call('GET', `/api/public/validarEnCache/menu?version=${version}`);
    expect(reply).toMatchObject({ status: 400, mensaje: 'error.malformed' });
  });

  test('an unknown query parameter is refused', async () => {
    const reply = await call('GET', `${countries}?debug=1`);
    expect(reply).toMatchObject({ status: 422, campos: { debug: 'error.field.unknown' } });
  });
});

describe('the caller', () => {
  test('a forwarded address counts only when a trusted proxy says it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await call('GET', countries, { headers, address: '198.51.100.7' });
    expect(given.clientAddress).toBe('198.51.100.7');
    await call('GET', countries, { headers, address: '10.0.0.1' });
    expect(given.clientAddress).toBe('203.0.113.9');
  });

  test('a malformed idempotency key is refused', async () => {
    const reply = await call('GET', countries, { headers: { 'idempotency-key': 'x' } });
    expect(reply).toMatchObject({ status: 422, campos: { 'Idempotency-Key': 'error.field.pattern' } });
    await call('GET', countries, { headers: { 'idempotency-key': '0123456789abcdef' } });
    expect(given.idempotencyKey).toBe('0123456789abcdef');
  });
});

async function dial(app: ReturnType<typeof openApp>['app']): Promise<Socket> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
}

describe('malformed HTTP requests', () => {
  async function exchange(app: ReturnType<typeof openApp>['app'], bytes: string): Promise<string> {
    const socket = await dial(app);
    socket.write(bytes);
    return (await socket.toArray()).join('');
  }

  const longHeader = `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`;

  test.each([
    ['nonsense', 'this is no request\r\n\r\n', 400, 'error.malformed'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc',
      400,
      'error.malformed',
    ],
    ['an endless header', longHeader, 431, 'error.tooLarge'],
    [
      'another host',
      'GET http://elsewhere.example HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
      'error.malformed',
    ],
    [
      'another host with a path of ours',
      `GET http://elsewhere.example/EuropaBackend/rest${countries} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      400,
      'error.malformed',
    ],
    ['no path', 'GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400, 'error.malformed'],
    ['an echoed request', 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 405, 'error.absent'],
  ])('%s is answered in the envelope', async (_case, bytes, status, mensaje) => {
    const { app } = openApp(database());
    const text = await exchange(app, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(howToUse)) expect(text).toContain(`\r\n${name}: ${value}\r\n`);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ codigo: 1, mensaje, datos: null });
    await app.close();
  });

  test('pipelined requests on one connection are limited', async () => {
    const { app } = openApp(database());
    const text = await exchange(app, 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100));
    const answers = text.match(/HTTP\/1\.1 \d+/g) ?? [];
    expect(answers).toEqual([...Array(20).fill('HTTP/1.1 200'), 'HTTP/1.1 503']);
    await app.close();
  });

  test('the server is set to wait 10 s for headers and 30 s for a request, and to hold 1,000 connections', async () => {
    const { app } = openApp(database());
    expect(app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, maxConnections: 1_000 });
    await app.close();
  });

  test('a call that takes too long is told to retry', async () => {
    const { app, call: hurried } = openApp(database(), { handlers, deadlineMs: 50 });
    answer = () => new Promise(() => {});
    expect(await hurried('GET', countries)).toMatchObject({ status: 503, mensaje: 'error.busy' });
    await app.close();
  });

  /**
   * An app whose calls wait until the test ends them; it answers by a socket, because `inject` never reads a body late.
   */
  async function hangingApp({ deadlineMs = 50, log = silentLog } = {}) {
    const waiting: PromiseWithResolvers<object>[] = [];
    const hang = () => {
      const work = Promise.withResolvers<object>();
      waiting.push(work);
      return work.promise;
    };
    const both = { ...handlers, listStates: hang, listGuestCountries: hang } as unknown as Handlers;
    const { app } = openApp(database(), { handlers: both, deadlineMs, log });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const ask = (target: string, options: RequestInit = {}) => fetch(`${address}/EuropaBackend/rest${target}`, options);
    const post = () =>
      ask(states, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"pais":"ES"}' });
    return { app, waiting, ask, post };
  }

  test('a call with a body is answered 503 at the deadline, and its late failure is dropped', async () => {
    const unhandled: unknown[] = [];
    process.on('unhandledRejection', (reason) => unhandled.push(reason));
    const { app, waiting, ask, post } = await hangingApp();
    for (const answered of [await post(), await ask(countries)]) {
      expect([answered.status, answered.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answered.json()).toMatchObject({ codigo: 1, mensaje: 'error.busy', datos: null });
    }
    waiting[0]?.reject(new Error('too late'));
    waiting[1]?.resolve({ datos: [] });
    expect((await post()).status).toBe(503);
    expect(unhandled).toEqual([]);
    await app.close();
  });

  test('calls that passed their deadline free their slots', async () => {
    const { app, waiting, post } = await hangingApp();
    const late = await Promise.all(Array.from({ length: 300 }, post));
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([503]));
    expect(waiting).toHaveLength(300);
    await post();
    expect(waiting).toHaveLength(301);
    await app.close();
  });

  test('a call whose visitor has left logs no error at its deadline', async () => {
    const lines: { reqId: string }[] = [];
    const write = (line: string) => lines.push(JSON.parse(line) as { reqId: string });
    const log = createLogger({ logLevel: 'error' }, { write } as never);
    const { app, waiting, ask, post } = await hangingApp({ deadlineMs: 1_000, log });
    const visit = new AbortController();
    const reqId = randomUUID();
    const left = ask(countries, { signal: visit.signal, headers: { 'x-request-id': reqId } });
    while (waiting.length === 0) await setImmediate();
    visit.abort();
    await expect(left).rejects.toThrow('aborted');
    // Its deadline is later.
    expect((await post()).status).toBe(503);
    expect(lines.filter((line) => line.reqId === reqId)).toEqual([]);
    await app.close();
  });

  test('a form of the office is answered with a page at the deadline', async () => {
    const { app } = openApp(database(), { deadlineMs: 50 });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const connect = jest.spyOn(database().pool, 'connect').mockReturnValue(new Promise(() => {}) as never);
    const body = new URLSearchParams({ user: 'marta', password: 'Amber-Lantern-77' });
    const answered = await fetch(`${address}/office/sign-in`, { method: 'POST', body });
    connect.mockRestore();
    expect([answered.status, answered.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    await app.close();
  });

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'a body',
      `POST /EuropaBackend/rest${states} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    ],
    ['no bytes', ''],
  ])('a client that sends %s and then stops is answered in the envelope and disconnected', async (_what, bytes) => {
    const patience = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const { app } = openApp(database(), { patience });
    const text = await exchange(app, bytes);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ codigo: 1, mensaje: 'error.busy', datos: null });
    await app.close();
  });
});

describe('a client that sends too much', () => {
  const head = `POST /EuropaBackend/rest${states} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  const half = ' '.repeat(bodyMaxBytes);

  async function sendHalf() {
    const { app } = openApp(database());
    const socket = await dial(app);
    const heard = socket.toArray().then((pieces) => pieces.join(''));
    socket.write(`${head}content-length: ${2 * half.length}\r\n\r\n${half}`);
    await once(app.server, 'request');
    // A later request has been answered by now, so this one would have been too.
    await fetch(`http://127.0.0.1:${socket.remotePort}/health/live`).then((answer) => answer.text());
    return { app, socket, heard };
  }

  test('gets its answer after sending everything, because it would not read one before', async () => {
    const { app, socket, heard } = await sendHalf();
    expect(socket.bytesRead).toBe(0);
    socket.write(half);
    expect(await heard).toMatch(/^HTTP\/1\.1 413 .*error\.tooLarge/s);
    await app.close();
  });

  test('is not awaited if it stops halfway', async () => {
    const { app, heard } = await sendHalf();
    expect(await heard).toMatch(/^HTTP\/1\.1 413 .*error\.tooLarge/s);
    await app.close();
  });
});

describe('the table and the handlers', () => {
  const row = { verb: 'signIn' };

  test('a row without a handler stops the start', () => {
    expect(() => assertComplete([row], { signIn: () => {} })).not.toThrow();
    expect(() => assertComplete([row], {})).toThrow('signIn has no handler');
  });

  test('a row answered elsewhere needs no handler and may not have one', () => {
    const bank = { verb: 'submitToProvider', elsewhere: 'payment-provider' } as const;
    expect(() => assertComplete([bank], {})).not.toThrow();
    expect(() => assertComplete([bank], { submitToProvider: () => {} })).toThrow(
      'submitToProvider is answered elsewhere',
    );
  });
});
