import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refuseNonBrowserRequest } from './non-browser-requests.ts';

const server = createServer((request, response) => {
  if (!refuseNonBrowserRequest(request, response)) response.end('next');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Written to the socket as it is: no HTTP client would send these. */
const ask = (line: string, header = 'x: y') =>
  new Promise<string>((resolve, reject) => {
    const pieces: Buffer[] = [];
    connect((server.address() as AddressInfo).port, '127.0.0.1')
      .on('data', (piece) => pieces.push(piece))
      .on('end', () => resolve(Buffer.concat(pieces).toString()))
      .on('error', reject)
      .end(`${line} HTTP/1.1\r\nhost: localhost\r\n${header}\r\nconnection: close\r\n\r\n`);
  });
const statusOf = async (...asked: Parameters<typeof ask>) => Number((await ask(...asked)).split(' ')[1]);

test.each(['GET http://elsewhere.example', 'GET http://elsewhere.example/home/x', 'GET *', 'OPTIONS *'])(
  '%s is a malformed request',
  async (line) => {
    expect(await statusOf(line)).toBe(400);
  },
);

test('TRACE echoes nothing and lists the allowed methods', async () => {
  const answer = await ask('TRACE /home/x', 'cookie: secret');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i);
  expect(answer).not.toContain('secret');
});

test.each(['x', '%', '{}', '%7B%7D', 'x'.repeat(9000)])(
  'a router state that is no list in JSON (%s) is a malformed request',
  async (state) => {
    expect(await statusOf('GET /home/x', `next-router-state-tree: ${state}`)).toBe(400);
  },
);

test('what Next’s router sends is passed on to Next', async () => {
  const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
  expect(await ask('GET /home/x', `next-router-state-tree: ${state}`)).toMatch(/next$/);
  expect(await ask('GET /home/x')).toMatch(/next$/);
});
