import {
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { createPageScripts } from '../deferred-hydration/page-scripts.ts';
import { createMicrocache } from './microcache.ts';
import { disabledStore } from './page-store.ts';

const scripts = createPageScripts({ prefetched: ['/*'], notPrefetched: '[download]', own: [], earlyEventsScript: '' });

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

let clock = 0;

/** A server built like ours, with `next` in place of Next's handler. */
async function shop(next: RequestListener, options: Partial<Parameters<typeof createMicrocache>[0]> = {}) {
  clock = 0;
  const hot = createMicrocache({ isPublic: (path) => path.startsWith('/home'), scripts, now: () => clock, ...options });
  const server = createServer((request, response) => {
    if (!hot.answer(request, response)) next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET', signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      ask({ port, path, headers, method, signal }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) });
        });
      })
        .on('error', reject)
        .end();
    });
  return { get, hot };
}

/** Answers as Next does for a static page, and records the requests. */
function page(text: () => string) {
  const asked: string[] = [];
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(String(request.headers['accept-encoding'] ?? ''));
    response.setHeader('cache-control', 's-maxage=900, stale-while-revalidate=31535100');
    response.setHeader('content-security-policy', "script-src 'self'");
    response.setHeader('vary', 'rsc');
    response.end(text());
  };
  return { asked, handler };
}

test('a page is requested from Next once per interval and otherwise served from memory', async () => {
  const { asked, handler } = page(() => 'hello');
  const { get } = await shop(handler);
  const [first, second] = [await get('/home/a'), await get('/home/a?return=%2Fx', { cookie: 'a=b' })];
  expect(asked).toHaveLength(1);
  expect(second.body).toEqual(first.body);
  expect(second.headers).toMatchObject({
    'cache-control': 's-maxage=900, stale-while-revalidate=31535100',
    vary: 'rsc, Accept-Encoding',
    'content-length': String(first.body.byteLength),
  });
  clock += 251;
  await get('/home/a');
  expect(asked).toHaveLength(2);
});

test('a page that Next has just rendered is reported as a cache hit to the next visitor', async () => {
  const { get } = await shop((_, response) => {
    response.writeHead(200, { 'cache-control': 's-maxage=900', 'x-nextjs-cache': 'MISS' });
    response.end('x');
  });
  expect((await get('/home/a')).headers['x-nextjs-cache']).toBe('MISS');
  expect((await get('/home/a')).headers['x-nextjs-cache']).toBe('HIT');
});

test('while Next regenerates a page it is asked again soon', async () => {
  let state = 'STALE';
  const { get } = await shop((_, response) => {
    response.writeHead(200, { 'cache-control': 's-maxage=900', 'x-nextjs-cache': state });
    response.end(state);
  });
  expect((await get('/home/a')).body.toString()).toBe('STALE');
  state = 'HIT';
  clock += 41;
  expect((await get('/home/a')).body.toString()).toBe('HIT');
});

test('each visitor gets an encoding that the browser accepts', async () => {
  const text = 'Wäsche '.repeat(500);
  const { asked, handler } = page(() => text);
  const { get } = await shop(handler);
  await get('/home/a', { 'accept-encoding': 'gzip, br' });
  expect(asked).toEqual(['']);
  const [br, gz, plain, refused] = [
    await get('/home/a', { 'accept-encoding': 'gzip, deflate, br' }),
    await get('/home/a', { 'accept-encoding': 'gzip' }),
    await get('/home/a'),
    await get('/home/a', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
  ];
  expect([br, gz, plain, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
    undefined,
  ]);
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gz.body).toString()).toBe(text);
  expect(plain.body.toString()).toBe(text);
});

test('a page that is requested again is compressed better, under another ETag', async () => {
  const text = Array.from({ length: 900 }, (_, place) => `<li>Wäsche ${place % 7} ${place * place}</li>`).join('');
  const { get } = await shop(page(() => text).handler);
  const br = { 'accept-encoding': 'br' };
  const first = await get('/home/a', br);
  let later = first;
  while (later.headers.etag === first.headers.etag) {
    clock += 251;
    later = await get('/home/a', br);
  }
  expect(later.body.byteLength).toBeLessThan(first.body.byteLength);
  expect(brotliDecompressSync(later.body).toString()).toBe(text);
  expect((await get('/home/a', { ...br, 'if-none-match': later.headers.etag ?? '' })).status).toBe(304);
  expect((await get('/home/a', { ...br, 'if-none-match': first.headers.etag ?? '' })).status).toBe(200);
  clock += 251;
  expect((await get('/home/a', br)).headers.etag).toBe(later.headers.etag);
});

test('a visitor whose copy is current gets no body', async () => {
  const { get } = await shop(page(() => 'hello').handler);
  const { etag = '' } = (await get('/home/a')).headers;
  const again = await get('/home/a', { 'if-none-match': `W/"x", ${etag}` });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect((await get('/home/a', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a visitor’s headers do not reach Next, because the response is shared', async () => {
  const { asked, handler } = page(() => 'hello');
  const seen: string[][] = [];
  const { get } = await shop((request, response) => {
    seen.push(Object.keys(request.headers));
    handler(request, response);
  });
  const answer = await get('/home/a', {
    'user-agent': 'Twitterbot/1.0',
    cookie: '__prerender_bypass=x',
    'if-none-match': '*',
    'accept-encoding': 'gzip',
  });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect([asked.length, seen]).toEqual([1, [['host']]]);
});

test('a change notice takes effect at the next request', async () => {
  let text = 'old';
  const { get, hot } = await shop(page(() => text).handler);
  await get('/home/a');
  text = 'new';
  expect((await get('/home/a')).body.toString()).toBe('old');
  hot.expire();
  expect((await get('/home/a')).body.toString()).toBe('new');
});

test('only one request asks Next while the others get the cached page', async () => {
  const waiting: ServerResponse[] = [];
  const { asked, handler } = page(() => 'hello');
  let hold = false;
  const { get } = await shop((request, response) => (hold ? waiting.push(response) : handler(request, response)));
  await get('/home/a');
  clock += 251;
  hold = true;
  const asking = get('/home/a');
  while (waiting.length === 0) await new Promise(setImmediate);
  expect((await get('/home/a')).body.toString()).toBe('hello');
  expect([asked.length, waiting.length]).toEqual([1, 1]);
  waiting[0]?.setHeader('cache-control', 's-maxage=900');
  waiting[0]?.end('fresh');
  expect((await asking).body.toString()).toBe('fresh');
  expect((await get('/home/a')).body.toString()).toBe('fresh');
});

test('a visitor who disconnects before the response does not block the others', async () => {
  const waiting: ServerResponse[] = [];
  const { asked, handler } = page(() => 'hello');
  let hold = false;
  const { get } = await shop((request, response) => (hold ? waiting.push(response) : handler(request, response)));
  await get('/home/a');
  clock += 251;
  hold = true;
  const leaving = new AbortController();
  const left = expect(get('/home/a', {}, 'GET', leaving.signal)).rejects.toThrow('aborted');
  while (waiting.length === 0) await new Promise(setImmediate);
  const closed = new Promise((resolve) => waiting[0]?.once('close', resolve));
  leaving.abort();
  await Promise.all([left, closed]);
  hold = false;
  expect((await get('/home/a')).body.toString()).toBe('hello');
  expect(asked).toHaveLength(2);
  waiting[0]?.end('too late');
  expect((await get('/home/a')).body.toString()).toBe('hello');
});

test('a page that cannot be regenerated is still served; one that is gone is not', async () => {
  let status = 200;
  const { get } = await shop((_, response) => {
    response.setHeader('cache-control', status === 200 ? 's-maxage=900' : 'no-store');
    response.writeHead(status, { 'x-made': 'yes' });
    response.end(`answer ${status}`);
  });
  await get('/home/a');
  clock += 251;
  status = 503;
  expect(await get('/home/a')).toMatchObject({ status: 200, body: Buffer.from('answer 200') });
  expect((await get('/home/never-made')).status).toBe(503);
  clock += 251;
  status = 404;
  expect((await get('/home/a')).status).toBe(404);
  status = 503;
  expect((await get('/home/a')).status).toBe(503);
});

test.each([
  ['a page that sets a cookie', { 'cache-control': 's-maxage=900', 'set-cookie': 'a=b' }],
  ['an uncacheable page', { 'cache-control': 'private, no-store' }],
])('%s is rendered for each request', async (_, headers) => {
  let asked = 0;
  const { get } = await shop((_request, response) => {
    asked += 1;
    response.writeHead(200, headers);
    response.end('x');
  });
  await get('/home/a');
  await get('/home/a');
  expect(asked).toBe(2);
});

test.each([
  ['the data of a client navigation', '/home/a', { rsc: '1' }, 'GET'],
  ['a question for the head', '/home/a', {}, 'HEAD'],
  ['a personal page', '/executive/quick-order', {}, 'GET'],
])('%s goes to Next', async (_, path, headers, method) => {
  const { asked, handler } = page(() => 'hello');
  const { get } = await shop(handler);
  await get(path, headers, method);
  await get(path, headers, method);
  expect(asked).toHaveLength(2);
});

const withData = (data: string) =>
  `<head><link rel="stylesheet" href="/a.css"></head><p>read me</p><script>${data}</script><script>last()</script>`;
const dataOf = ({ body }: Answer) => / data-page="([^"]*)"/.exec(body.toString())?.[1] ?? 'none';

test('the data of a page is a separate file, cached for ever, and runs nothing by itself', async () => {
  const { asked, handler } = page(() => withData('first()'));
  const { get } = await shop(handler);
  const document = await get('/home/a');
  expect(document.body.toString()).not.toMatch(/first|last/);
  const data = await get(dataOf(document), { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(data.body).toString()).toBe('first();\nlast()');
  expect(data.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(asked).toHaveLength(1);
});

test('data requested without a cached page is made by rendering the page', async () => {
  const { handler } = page(() => withData('first()'));
  const address = dataOf(await (await shop(handler)).get('/home/a'));
  const { get } = await shop(handler);
  expect((await get(address)).body.toString()).toBe('first();\nlast()');
});

test('data of an outdated page stays available to visitors who still have that page open', async () => {
  let text = 'first()';
  const { get, hot } = await shop(page(() => withData(text)).handler);
  const before = dataOf(await get('/home/a'));
  text = 'second()';
  hot.expire();
  const after = dataOf(await get('/home/a'));
  const data = [await get(before, { 'accept-encoding': 'gzip' }), await get(after)];
  expect(data.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [200, 'public, max-age=31536000, immutable'],
    [200, 'public, max-age=31536000, immutable'],
  ]);
  expect([gunzipSync(data[0]?.body ?? '').toString(), data[1]?.body.toString()]).toEqual([
    'first();\nlast()',
    'second();\nlast()',
  ]);
});

test('data of a page that is gone stays available, even if it was never requested before', async () => {
  let status = 200;
  const { get, hot } = await shop((_, response) => {
    response.setHeader('cache-control', status === 200 ? 's-maxage=900' : 'no-store');
    response.setHeader('content-type', 'text/html');
    response.writeHead(status);
    response.end(withData(`answer${status}()`));
  });
  const before = dataOf(await get('/home/a'));
  status = 404;
  hot.expire();
  expect((await get(before)).body.toString()).toBe('answer200();\nlast()');
  expect((await get('/home/a')).status).toBe(404);
  expect((await get(before)).body.toString()).toBe('answer200();\nlast()');
});

test('T05 a page that is marked as absent is sent whole as a 404, and no cache stores it', async () => {
  const marked =
    '<html><head><meta name="prerender-status-code" content="404"/></head><body><h1>Nothing here</h1></body></html>';
  const { asked, handler } = page(() => marked);
  const { get } = await shop((request, response) => {
    response.setHeader('content-type', 'text/html');
    handler(request, response);
  });
  for (let time = 0; time < 2; time += 1) {
    const { status, headers, body } = await get('/home/made-up');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body.toString()).toContain('Nothing here</h1>');
  }
  expect(asked).toHaveLength(2);
});

test('T05 a text that reads like the mark is no mark', async () => {
  const { handler } = page(() => '<h1>&lt;meta name="prerender-status-code" content="404"/></h1>');
  const { get } = await shop(handler);
  expect((await get('/home/a')).status).toBe(200);
});

test('data of an unknown version is a 404 that no cache keeps', async () => {
  const { get } = await shop(page(() => withData('now()')).handler);
  const address = dataOf(await get('/home/a')).replace(/[\w-]{27}/, 'x'.repeat(27));
  const gone = await get(address);
  expect([gone.status, gone.headers['cache-control'], gone.body.byteLength]).toEqual([404, 'no-store', 0]);
});

test('the data of an uncacheable page is made by rendering the page once more', async () => {
  const { get } = await shop((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html', 'content-length': 1 });
    response.end(withData('absent()'));
  });
  const document = await get('/home/nobody');
  expect([document.status, document.body.toString().includes('absent')]).toEqual([404, false]);
  const data = await get(dataOf(document));
  expect([data.status, data.headers['cache-control'], data.body.toString()]).toEqual([
    200,
    'no-store',
    'absent();\nlast()',
  ]);
});

test('with the empty store every visit is answered by Next, still as a plain document with its data beside it', async () => {
  const { asked, handler } = page(() => withData('now()'));
  const { get, hot } = await shop(handler, { store: disabledStore });
  const document = await get('/home/a');
  await get('/home/a');
  expect([asked.length, hot.has('/home/a'), document.body.toString().includes('now()')]).toEqual([2, false, false]);
  expect((await get(dataOf(document))).body.toString()).toContain('now()');
});

test('without scripts of the engine a page is kept as Next made it', async () => {
  const { asked, handler } = page(() => withData('now()'));
  const { get } = await shop(handler, { scripts: null });
  const document = await get('/home/a');
  await get('/home/a');
  expect([asked.length, document.body.toString(), document.headers['speculation-rules']]).toEqual([
    1,
    withData('now()'),
    undefined,
  ]);
});
