import { afterAll, expect, jest, test } from '@jest/globals';
import { basePath } from '@/contract/call';
import { bodyMaxBytes, proofBodyMaxBytes } from '@/contract/rules';
import { readPublic } from '@/lib/http/backend';
import { proxy } from '@/lib/proxy/proxy';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { createCardCache } from '@/lib/share-cards/card-cache';
import { drawCard } from '@/lib/share-cards/draw-card';
import { watchTurns } from '@/scripts/parts/work.mjs';
import { backendServer, withProxySettings } from './backend-server';

// The storefront is one process: blocking it blocks every visitor and the health check.

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

// Attacker and visitors share one process here: work that grows with the square of the input equals thousands of
// requests. Garbage collection is counted too: 40 in a process of its own, up to 360 in a worker full of other tests.
const mostWork = 1_000;
const turns = watchTurns();
let worst = 0;
afterAll(() => {
  process.stdout.write(`the longest turn was the work of parsing ${Math.round(worst)} times 256 kB of JSON\n`);
});

/** The attack's result, once visitors have been answered meanwhile. */
async function watch<T>(attack: Promise<T>): Promise<T> {
  const end = await attack;
  const longest = turns.takeLongest();
  worst = Math.max(worst, longest);
  expect(longest).toBeLessThan(mostWork);
  return end;
}

// The backend runs in this process too.
const times = 8;
const many = <T>(attack: () => Promise<T>) => Promise.all(Array.from({ length: times }, attack));
const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

async function write(path: string, body: BodyInit, change: Record<string, string> = {}): Promise<Response> {
  const token = createXsrfToken();
  const headers = {
    origin: shop,
    'content-type': 'application/json',
    'x-xsrf-token': token,
    ...change,
    cookie: `${xsrfCookie}=${token}; ${change.cookie ?? ''}`,
  };
  return proxy(new Request(shop + basePath + path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
}

const filled = (piece: string, rest = 0) => piece.repeat(Math.floor((bodyMaxBytes - rest) / piece.length));
const password = '/api/public/cambiarPassword';
const listing = '/api/public/portafolio/consultarProductosDepto';
const proof = '/api/public/enviarComprobanteInvitado';
const forged = `__Host-velia-executive=Fe26.2*1*${'a'.repeat(64)}*${'A'.repeat(13_000)}*${'b'.repeat(64)}*${'c'.repeat(43)}`;
const forms = { 'content-type': 'application/x-www-form-urlencoded' };

test.each<[string, string, string, Record<string, string>, number[]]>([
  ['a body larger than any', listing, filled(' ', -1), {}, [413]],
  ['a body of values', listing, `[${filled('0,', 3)}0]`, {}, [200]],
  ['a body that is deep, to a call that looks into it', password, filled('['), {}, [200, 400, 401, 403, 422]],
  [
    'a body of fields, to a call that looks into it',
    password,
    `{${filled('"a":0,', 7)}"b":0}`,
    {},
    [200, 400, 401, 403, 422],
  ],
  ['a form of fields', '/api/login', filled('a=1&'), forms, [200, 400, 401, 403, 422]],
  ['a form of escapes', '/api/login', `usuario=${filled('%c3%b1', 8)}`, forms, [200, 400, 401, 403, 422]],
  ['a form to a call that takes none', listing, filled('a=1&'), forms, [415]],
  ['cookies without end', listing, '{}', { cookie: 'a=1; '.repeat(3_000) }, [200]],
  ['a forged session', '/api/socia/insertarItem', '{}', { cookie: forged }, [200, 401]],
])('other requests are answered in time while one client sends %s', async (_what, path, body, headers, statuses) => {
  // The first run compiles the code that the others use.
  await write(path, body, headers);
  turns.takeLongest();
  const answers = await watch(many(async () => (await write(path, body, headers)).status));
  expect(statuses).toEqual(expect.arrayContaining([...new Set(answers)]));
});

test('a body that the backend refuses unread is not parsed by the proxy', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const deep = filled('[');
  await write(password, deep);
  await write(password, '{"usuario":"MX0001"}');
  const parsed = parse.mock.calls.map(([text]) => text);
  parse.mockRestore();
  expect(parsed).toContain('{"usuario":"MX0001"}');
  expect(parsed).not.toContain(deep);
});

test('twenty large public bodies are read at once, further ones are told to retry, and slots are freed afterwards', async () => {
  const ends: (() => void)[] = [];
  const unfinished = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(proofBodyMaxBytes - 1).fill(32));
        ends.push(() => controller.close());
      },
    });
  const asked = Array.from({ length: 30 }, () => write(proof, unfinished()));
  const refused: Response[] = [];
  await watch(
    new Promise<void>((done) => {
      for (const one of asked)
        one.then((answer) => {
          if (answer.status === 503 && refused.push(answer) === 10) done();
        });
    }),
  );
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(10).fill('5'));
  for (const end of ends) end();
  const statuses = (await watch(Promise.all(asked))).map(({ status }) => status);
  expect(countOf(statuses, 503)).toBe(10);
  expect((await write(proof, '{}')).status).not.toBe(503);
});

test('while the backend does not answer, sixteen calls are made at once, a thousand wait, and the rest are refused', async () => {
  const held: (() => void)[] = [];
  backend.answers((_asked, response) => {
    held.push(() => response.end());
  });
  const asked = Array.from({ length: 1_100 }, () =>
    readPublic('listTelephonePrefixes').then(
      () => 'answered',
      (error: Error) => error.message,
    ),
  );
  const told = await watch(Promise.race(asked));
  expect(told).toContain('too many are waiting');
  expect(backend.asked.length).toBeLessThanOrEqual(16);
  backend.answers((_asked, response) => response.writeHead(500).end());
  for (const end of held) end();
  const all = await watch(Promise.all(asked));
  expect(all.filter((one) => one.includes('too many are waiting'))).toHaveLength(1_100 - 1_016);
});

test('share cards are drawn one at a time, twelve wait, and other requests are answered in time', async () => {
  let drawn = 0;
  const getCard = createCardCache(async ({ title }) => {
    drawn += 1;
    return drawn > 3 ? Buffer.alloc(0) : drawCard({ title, label: '', pictures: [] });
  });
  const asked = Array.from({ length: 40 }, (_, at) =>
    getCard({ title: `${at} ${'Trägerlos '.repeat(40)}`, label: '', hashes: [], pictureWidth: 860 }),
  );
  expect(asked.filter((card) => card === null)).toHaveLength(28);
  await watch(Promise.all(asked));
  expect(drawn).toBe(12);
});
