import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { basePath, type Call } from 'contract/call.ts';
import { calls } from 'contract/calls/table.ts';
import { eachFacetOnWire, namedFacets } from 'contract/facets.ts';
import { enviarComprobanteInvitado } from 'contract/guest/examples.ts';
import { registrarRespuestaRedsys } from 'contract/payment/examples.ts';
import { searchMaxLength } from 'contract/public-rules.ts';
import { bodyMaxBytes, linesPerCallMax, proofBodyMaxBytes } from 'contract/rules.ts';
import { type Attack, underAttack } from '../test/under-attack.ts';

// One list of attacks, one for each limit in the README, so that they are found in one place.

const { shop, begin, send, watch, holds, holdDatabase, isOnServer } = underAttack();

// The first search reads the cache, once for all.
beforeAll(async () => {
  await send(search('encaje'));
  await begin();
});

const states = '/api/public/consultarEstados';
const prefixes = '/api/public/consultarIndicativosPaises';
const guestProof = '/api/public/enviarComprobanteInvitado';
const bankNotice = '/api/public/registrarRespuestaRedsys';
const payPalNotice = '/api/public/avisoPaypal';
const json = (target: string, text: string): Attack => ({
  path: target,
  headers: { 'content-type': 'application/json' },
  body: text,
});
const form = (target: string, text: string): Attack => ({
  path: target,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: text,
});
const search = (texto: string) =>
  json(
    '/api/public/portafolio/consultarProductosXReferencia',
    JSON.stringify({ idioma: 'es', texto, orden: 'nombre' }),
  );
/** Repeated until the body is full. */
const filled = (piece: string, rest = 0, most = bodyMaxBytes) => piece.repeat(Math.floor((most - rest) / piece.length));
const withHeaders = (attack: Attack, headers: Record<string, string>): Attack => ({
  ...attack,
  headers: { ...attack.headers, ...headers },
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const newKey = () => ({ 'idempotency-key': `budget-${crypto.randomUUID()}` });
const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });
const ownLines = (lines: unknown[]) =>
  withHeaders(json('/api/socia/insertarItem', JSON.stringify({ lineas: lines })), {
    ...bearer(shop().token),
    ...newKey(),
  });
const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const newAgent = () => new Agent({ keepAlive: true });
const dial = () => connect(Number(new URL(shop().address).port), '127.0.0.1');

/** Everything received on one connection before it was closed. */
async function hear(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  // A reset connection counts as closed, like an ended one.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

// Their timeouts run while all the others attack.
const slowSenders: Promise<string>[] = [];
let drips: NodeJS.Timeout;
beforeAll(() => {
  const head = `POST ${basePath}${states} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n`;
  const sockets = ['', head, `${head}\r\n[`].flatMap((begun) =>
    Array.from({ length: 30 }, () => {
      const socket = dial();
      slowSenders.push(hear(socket));
      socket.write(begun);
      return { socket, drop: begun.endsWith('[') ? ' ' : begun && 'x: y\r\n' };
    }),
  );
  drips = setInterval(() => {
    for (const { socket, drop } of sockets) if (drop && socket.writable) socket.write(drop);
  }, 1_000);
});
afterAll(() => clearInterval(drips));

describe('liveness is answered at once during oversized requests', () => {
  test.each<[string, () => Attack, number[]]>([
    ['a form of sixty thousand fields', () => form('/api/login', filled('a=1&')), [413]],
    ['a form to a call that accepts none', () => form(states, filled('a=1&')), [415]],
    ['a form of escapes', () => form('/api/login', `usuario=${filled('%c3%b1', 8)}`), [422]],
    ['JSON of a hundred thousand values', () => json(states, `[${filled('0,', 3)}0]`), [413]],
    ['JSON of empty objects', () => json(states, `[${filled('{},', 4)}{}]`), [413]],
    ['deeply nested JSON', () => json(states, filled('[')), [413]],
    ['deeply nested, complete JSON', () => json(states, '['.repeat(3_900) + ']'.repeat(3_900)), [400, 422]],
    ['JSON of unknown fields', () => json(states, manyFields(7_900)), [413]],
    [
      'many pieces',
      () => ({
        ...json(states, '{}'),
        path: '/api/public/noSuchCall',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: filled('--x\r\n\r\n'),
      }),
      [404],
    ],
    ['a query of thousands of fields', () => ({ path: `/api/public/getDataInit?${'a=1&'.repeat(3_500)}` }), [422]],
    ['endless headers', () => ({ path: '/api/public/getDataInit', headers: { 'x-long': 'a'.repeat(20_000) } }), [431]],
    [
      'a token as long as the headers may be',
      () => ({
        path: '/api/socia/consultarOrdenSesion',
        headers: bearer(`${'a'.repeat(7_000)}.${'b'.repeat(7_000)}.`),
      }),
      [401],
    ],
    [
      'a token of dots',
      () => ({ path: '/api/socia/consultarOrdenSesion', headers: bearer('.'.repeat(14_000)) }),
      [401],
    ],
    [
      'a long chain of forwarded addresses',
      () => ({ path: '/api/public/getDataInit', headers: { 'x-forwarded-for': '127.0.0.1, '.repeat(1_300) } }),
      [200, 422],
    ],
    [
      'a long user agent',
      () => ({ path: '/api/public/getDataInit', headers: { 'user-agent': 'Edg Chrome Windows '.repeat(750) } }),
      [200, 422],
    ],
    [
      'a path of escapes',
      () => ({ path: `/api/public/portafolio/consultarMenuProductos/${'%2e'.repeat(5_000)}` }),
      [404],
    ],
    ['a pasted list of nonsense', () => ownLines(Array.from({ length: 1_900 }, () => 'x')), [422]],
    ['an oversized proof', () => json(guestProof, filled(' ', -1, proofBodyMaxBytes)), [413]],
    ['a proof of values', () => json(guestProof, `[${filled('0,', 3, proofBodyMaxBytes)}0]`), [413]],
    [
      'a proof that is no picture',
      () =>
        json(
          guestProof,
          JSON.stringify({ ...enviarComprobanteInvitado.body, file: filled('+/aA', 2_000, proofBodyMaxBytes) }),
        ),
      [404, 422],
    ],
    ["a bank's notice of fields", () => form(bankNotice, filled('Ds_Signature=a&')), [413]],
    [
      'an unsigned long notice of a bank',
      () =>
        form(
          bankNotice,
          new URLSearchParams({
            ...registrarRespuestaRedsys.body,
            Ds_MerchantParameters: 'eyJh'.repeat(2_000),
          }).toString(),
        ),
      [400, 403, 422, 501],
    ],
    ["PayPal's notice of values", () => json(payPalNotice, `{"a":[${filled('0,', 9)}0]}`), [413]],
    [
      'an unsigned long notice of PayPal',
      () => json(payPalNotice, JSON.stringify({ event_type: filled('a', 30) })),
      [400, 403, 422, 501],
    ],
    ['an oversized form to the office', () => form('/office/sign-in', `name=${'a'.repeat(9_000)}`), [413]],
    ['a form of many fields to the office', () => form('/office/sign-in', 'a=1&'.repeat(2_000)), [413]],
    [
      'a form of the largest allowed size to the office',
      () => form('/office/sign-in', `name=${'+'.repeat(8_000)}`),
      [401, 429, 503],
    ],
  ])('%s', holds);

  test('liveness is answered during requests with every text and list far too long, for every POST call of strangers or executives', async () => {
    const attacks = (calls as readonly Call[]).flatMap(tooLong);
    const odd: string[] = [];
    let asked = 0;
    // In sequence, because the requests are built in the watcher's own process.
    const sendAll = async () => {
      for (let attack = attacks.pop(); attack; attack = attacks.pop()) {
        const { path, headers, body } = attack;
        const status = await send({ path, headers, body: JSON.stringify(body()) });
        asked += 1;
        if (status < 400 || status >= 500) odd.push(`${path} ${status}`);
      }
    };
    await watch(Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]));
    expect(odd).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  });
});

describe('liveness is answered at once while more requests wait than allowed', () => {
  test('liveness is answered while one visitor asks for 70 pictures, of which 15 get 503', async () => {
    const agent = newAgent();
    const asked = picturesOf(1, 70).map((attack) => send(attack, agent).catch(() => 0));
    await watch(until(asked, { 200: 2, 503: 15 }));
    agent.destroy();
    await Promise.all(asked);
  });

  test('liveness is answered while twelve visitors ask for 48 pictures each, and a visitor after them is served', async () => {
    const agent = newAgent();
    const visitors = Array.from({ length: 12 }, (_, at) => 10 + at);
    const asked = visitors
      .flatMap((visitor) => picturesOf(visitor, 48))
      .map((attack) => send(attack, agent).catch(() => 0));
    await watch(until(asked, { 200: 2, 503: 60 }));
    agent.destroy();
    await Promise.all(asked);
    const [late] = picturesOf(30, 1);
    expect(await watch(send(late as Attack))).toBe(200);
  });

  test('liveness is answered while sixty operators sign in at once, of whom forty get 503', async () => {
    const agent = newAgent();
    const attack = form('/office/sign-in', 'name=marta&password=not+this+one');
    await holdDatabase(true);
    const asked = Array.from({ length: 60 }, (_, at) => send(withHeaders(attack, from(100 + at)), agent));
    await watch(until(asked, { 503: 40 }));
    await holdDatabase(false);
    const answers = await Promise.all(asked);
    agent.destroy();
    expect([401, 429, 503]).toEqual(expect.arrayContaining([...new Set(answers)]));
  });

  test('liveness is answered during 400 calls to a database that does not answer, which all get 503', async () => {
    const agent = newAgent();
    await holdDatabase(true);
    const asked = Array.from({ length: 400 }, () => send({ path: prefixes }, agent));
    await watch(until(asked, { 503: 100 }));
    expect(await watch(Promise.all(asked))).toEqual(Array(400).fill(503));
    await holdDatabase(false);
    agent.destroy();
    expect(await send({ path: prefixes })).toBe(200);
  });

  test('liveness is answered while 1,100 connections are open, and a hundred of them are closed', async () => {
    const sockets = Array.from({ length: 1_100 }, dial);
    const closed = sockets.map((socket) => hear(socket).then(() => 0));
    await watch(until(closed, { 0: 100 }));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
  });

  test('liveness is answered while one connection sends a thousand calls, of which about twenty are answered', async () => {
    const socket = dial();
    socket.write(`GET ${basePath}${prefixes} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(1_000));
    const answers = (await watch(hear(socket))).match(/HTTP\/1\.1 \d+/g) ?? [];
    expect(answers.length).toBeLessThanOrEqual(21);
    expect(answers.at(-1)).toBe('HTTP/1.1 503');
  });
});

// The embedded database runs in our own process and blocks it, so this needs a server.
if (isOnServer) {
  describe('liveness is answered at once while the database is busy', () => {
    test.each<[string, () => Attack, number[]]>([
      [
        'a search for as many words as fit',
        () => search('sujetador enca braga lenceria negro talla modelador a'.slice(0, searchMaxLength)),
        [200],
      ],
      [
        'a search without results',
        () => search(`${crypto.randomUUID()} ${crypto.randomUUID()}`.slice(0, searchMaxLength)),
        [200],
      ],
      ['all filters at once', allFilters, [200, 404]],
      [
        'a pasted list of the largest allowed size',
        () =>
          ownLines(
            shop()
              .codes.slice(0, linesPerCallMax)
              .map((codigo, at) => ({ clave: `k${at}`, codigo, cantidadPedida: 1 })),
          ),
        [200, 409],
      ],
    ])('%s', holds);

    test('liveness is answered while PDFs are drawn, of which four are sent and fifteen get 503', async () => {
      const agent = newAgent();
      const asked = Array.from({ length: 5 }, () => shop().papers)
        .flat()
        .map(({ token, number }) =>
          send({ path: `/api/socia/documentoOrden/${number}`, headers: bearer(token) }, agent).catch(() => 0),
        );
      await watch(until(asked, { 200: 4, 503: 15 }));
      agent.destroy();
      await Promise.all(asked);
    });

    test('liveness is answered during forty simultaneous sign-ins', async () => {
      const body = JSON.stringify({ usuario: 'nobody@example.com', clave: 'not this one' });
      const agent = newAgent();
      const asked = Array.from({ length: 40 }, (_, at) => send(withHeaders(json('/api/login', body), from(at)), agent));
      const answers = await watch(Promise.all(asked));
      agent.destroy();
      expect([401, 429]).toEqual(expect.arrayContaining([...new Set(answers)]));
    });
  });
}

// Last of all: the timeouts have passed when the rest has run.
test('clients that send too slowly are disconnected', async () => {
  const heard = await watch(Promise.all(slowSenders));
  expect(heard.filter((text) => !text.includes('HTTP/1.1 408 '))).toEqual([]);
});

/** Resolves when so many were answered with each status; rejects when all were answered otherwise. */
function until(asked: Promise<number>[], wanted: Record<number, number>): Promise<void> {
  const seen: number[] = [];
  return new Promise((resolve, reject) => {
    for (const one of asked)
      one.then((status) => {
        seen.push(status);
        if (Object.entries(wanted).every(([kind, count]) => countOf(seen, Number(kind)) >= count)) resolve();
      }, reject);
    Promise.all(asked).then(() => reject(new Error(`All are answered: ${seen}`)), reject);
  });
}

/** Each picture has a width of its own, so that no two requests share one. */
function picturesOf(visitor: number, count: number): Attack[] {
  const { pictures } = shop();
  const widths = ['640.webp', '480.webp', '436.webp', '430.webp', '280.webp', '218.webp', '184.webp', '92.webp'];
  return Array.from({ length: count }, (_, at) => {
    const place = visitor * 100 + at;
    const width = widths[Math.floor(place / pictures.length) % widths.length];
    return { path: `/media/${pictures[place % pictures.length]}/${width}`, headers: from(visitor) };
  });
}

/** The row's examples, each with one value that is far too long. */
function tooLong(row: Call) {
  const isAsked = row.method === 'POST' && !row.elsewhere && !row.fromProvider;
  if (!isAsked || !['public', 'executive'].includes(row.token)) return [];
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name) => row.example.params?.[name] ?? '');
  const { headers } = withHeaders(json(path, ''), row.token === 'executive' ? bearer(shop().token) : {});
  return oneTooLong(row.example.body).map((body) => ({ path, headers: { ...headers, ...newKey() }, body }));
}

function oneTooLong(value: unknown): (() => unknown)[] {
  if (typeof value === 'string') return ['a@a.', ' '].map((piece) => () => filled(piece, 8_000));
  if (Array.isArray(value))
    return [() => Array(1_900).fill({}), ...oneTooLong(value[0]).map((inner) => () => [inner()])];
  return Object.entries(Object(value)).flatMap(([key, one]) =>
    oneTooLong(one).map((inner) => () => ({ ...Object(value), [key]: inner() })),
  );
}

function manyFields(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0])));
}

function allFilters(): Attack {
  const filtros = {
    colores: Array.from({ length: 40 }, (_, at) => `color${at}`),
    tallas: Array.from({ length: 80 }, (_, at) => `${60 + at}B`),
    ...eachFacetOnWire((name) => Array.from({ length: namedFacets[name].chosenMax }, (_, at) => `x${at}`)),
    referencia: 'SJ',
    soloDisponibles: true,
  };
  return json(
    '/api/public/portafolio/consultarProductosDepto',
    JSON.stringify({ idioma: 'es', departamento: 'mujer', orden: 'precio-asc', filtros }),
  );
}
