import { createServer, type RequestListener, type Server } from 'node:http';

/** Enough for a visitor on a bad line; a client that sends one byte at a time loses its connection. */
const usualPatience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const mostConnections = 2_000;

export function createBoundedServer(answer: RequestListener, patience = usualPatience): Server {
  // Next listens for requests to change the protocol, and leaves the connections of personal pages open without end.
  const server = createServer({ ...patience, shouldUpgradeCallback: () => false }, answer);
  // Node before 24.9 does not know that option.
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.maxConnections = mostConnections;
  // Longer than proxies keep idle connections: they would reuse one that we have just closed.
  server.keepAliveTimeout = 75_000;
  return server;
}
