import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createBoundedServer } from './bounded-server.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('headers time out after 10 s, a request after 30 s, and connections are limited', () => {
  server = createBoundedServer(() => {});
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, maxConnections: 2_000 });
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx'],
  ['nothing at all', ''],
])('a client that sends %s and never ends is disconnected', async (_what, bytes) => {
  const patience = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  server = createBoundedServer(() => {}, patience);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request to change the protocol gets the usual answer, though Next listens for such requests', async () => {
  server = createBoundedServer((_request, response) => response.end('the page'));
  server.on('upgrade', (_request, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.end('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 200 .*the page$/s);
});
