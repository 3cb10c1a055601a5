import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { request as ask } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx, startNginx } from '../scripts/parts/nginx.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { expect, expectQuiet } from './fixtures';

type Headers = Record<string, string>;
type Answer = { status: number; headers: Record<string, string | undefined>; text: string; cache?: string };
/** What a browser cannot do: send a body with any method, from another address of this machine. */
type Odd = { body?: string | Buffer; from?: string };

/** `host:port` of each. */
type Behind = { storefront: string; second?: string; backend: string };

/** Storefronts of the shared build, each behind an nginx with the configuration that deploy/ ships. */
export function createShopsBehindNginx() {
  const leftovers: (() => Promise<unknown>)[] = [];

  async function makeFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'velia-nginx-'));
    leftovers.push(() => rm(folder, { recursive: true }));
    return folder;
  }

  async function putBehindNginx(folder: string, port: number, behind: Behind) {
    const nginx = await startNginx(process.env.NGINX_PATH || findNginx(), { folder, port, ...behind });
    leftovers.push(() => nginx.stop());
    return { get: createGet(port), open: createOpen(port) };
  }

  async function start() {
    const folder = await makeFolder();
    const ports = await freePorts();
    const port = await freePort();
    const plan = planStack({ node: process.execPath, folder, ports, secrets: secretsOf(folder) });
    const env = {
      ...plan.storefront.env,
      BACKEND_URL: process.env.BACKEND_URL,
      PUBLIC_ORIGIN: `https://localhost:${port}`,
      TRUSTED_PROXIES: '1',
      // These tests need no payments or help, and pages behind TLS could not reach the simulators.
      PAYMENT_ORIGINS: '',
      WHATSAPP_URL: '',
      CHAT_URL: '',
    };
    const storefront = startService(plan, { ...plan.storefront, env });
    leftovers.push(async () => {
      await storefront.stop();
      expectQuiet(plan.storefront.log);
    });
    await waitUntilHealthy(storefront);
    // A shop starts before it has loaded the list of moved addresses.
    const moved = `${plan.shop}/catalogue/corseteria`;
    await expect.poll(async () => (await fetch(moved, { redirect: 'manual' })).status, { timeout: 30_000 }).toBe(301);
    const backend = new URL(process.env.BACKEND_URL ?? '').host;
    const { get, open } = await putBehindNginx(folder, port, { storefront: `127.0.0.1:${ports.storefront}`, backend });
    return { get, open, storefront, direct: plan.shop };
  }

  /** Replaces storefront and backend by a server that echoes each request in a cacheable response. */
  async function startTelltale() {
    return startStandIn(async (request, response) => {
      const { method, url, headers } = request;
      const { 'x-forwarded-for': _, ...said } = headers;
      const body = await text(request);
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=600' });
      response.end(JSON.stringify({ method, url, said, body }));
    });
  }

  async function startStandIn(answer: RequestListener) {
    const { at } = await listen(answer);
    return putBehindNginx(await makeFolder(), await freePort(), { storefront: at, backend: at });
  }

  /** Two stand-in storefronts behind one nginx; each restarts on its own address. */
  async function startTwo(answers: [RequestListener, RequestListener]) {
    const instances = [await listen(answers[0]), await listen(answers[1])] as const;
    const [{ at: storefront }, { at: second }] = instances;
    const where = { storefront, second, backend: storefront };
    return { ...(await putBehindNginx(await makeFolder(), await freePort(), where)), instances };
  }

  async function listen(answer: RequestListener) {
    const server = createServer(answer);
    const start = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    /** As a storefront stops: requests under way are answered, and no others. */
    const stop = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeIdleConnections();
      });
    await start(0);
    const { port } = server.address() as AddressInfo;
    leftovers.push(async () => {
      server.closeAllConnections();
      await stop();
    });
    return { at: `127.0.0.1:${port}`, stop, start: () => start(port) };
  }

  return {
    start,
    startTelltale,
    startStandIn,
    startTwo,
    async stop(): Promise<void> {
      for (const clear of leftovers.splice(0).reverse()) await clear();
    },
  };
}

/** Requests the path without normalizing it. */
const createGet =
  (port: number) =>
  (path: string, headers: Headers = {}, method = 'GET', { body, from }: Odd = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const where = { host: '127.0.0.1', port, path, localAddress: from, rejectUnauthorized: false };
      // A connection per request, because nginx closes one after a malformed request.
      const asked = ask({ ...where, headers, method, agent: false }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('close', () => {
          const { statusCode: status = 0, complete } = answer;
          // Only a refusal may close the connection before its response ends, because it reads no further.
          if (!complete && status < 400) return reject(new Error(`${path} was cut off`));
          const all = answer.headers as Answer['headers'];
          const text = decode(Buffer.concat(pieces), all['content-encoding']);
          resolve({ status, headers: all, text, cache: all['x-page-cache'] });
        });
      });
      asked.on('error', reject).end(body);
    });

/** Sends raw bytes on a connection and collects the response until it is closed. */
const createOpen = (port: number) => async (said: string, from?: string) => {
  // `localAddress` is missing in the type; `tls` passes it to the socket beneath.
  const where: ConnectionOptions & { localAddress: string | undefined } = {
    host: '127.0.0.1',
    port,
    localAddress: from,
    rejectUnauthorized: false,
  };
  const socket = connect(where);
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece)).on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('secureConnect', resolve).on('close', () => resolve()));
  socket.write(said);
  return { socket, closed, answer: () => Buffer.concat(pieces).toString('latin1') };
};

function decode(body: Buffer, encoding = 'identity') {
  if (body.byteLength === 0 || encoding === 'identity') return body.toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}
