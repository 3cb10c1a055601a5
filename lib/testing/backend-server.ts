import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { basePath } from '@/contract/call';
import { findCallRow } from '@/lib/proxy/find-call-row';
import { anEnvelope } from './factories';

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = (asked: Received, response: ServerResponse) => void;

/** Sets the environment for a test file; other variables are absent. */
export function withSettings(settings: Record<string, string>): void {
  let replaced: { restore(): void } | undefined;
  beforeEach(() => {
    replaced = jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...settings } as NodeJS.ProcessEnv);
  });
  afterEach(() => replaced?.restore());
}

/** The settings that proxy and routes need, with a backend run by the test. */
export function withProxySettings(shop: string, backend: { url: () => string }): void {
  withSettings({
    SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    PUBLIC_ORIGIN: shop,
    get BACKEND_URL() {
      return backend.url();
    },
  });
}

export function answerJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** The contract's example response to this call. */
function exampleFor({ method, url }: Received): unknown {
  const [path = ''] = url.slice(basePath.length).split('?');
  const found = findCallRow(method, path);
  return 'row' in found ? found.row.example.datos : {};
}

/** A real HTTP server in place of the backend: records calls and answers as the test says. */
export function backendServer() {
  const asked: Received[] = [];
  const fine: Answer = (seen, response) => answerJson(response, anEnvelope(exampleFor(seen)));
  let answer = fine;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: Buffer.concat(pieces).toString() };
    asked.push(seen);
    answer(seen, response);
  });
  // An idle connection stays open: closed just as it is used again, on a busy machine, it would be a failed call.
  server.keepAliveTimeout = 0;
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((done) => void server.close(() => done()));
  });
  beforeEach(() => {
    asked.length = 0;
    answer = fine;
  });
  return {
    asked,
    answers: (next: Answer) => {
      answer = next;
    },
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}
