import { createServer, type RequestListener, type Server } from 'node:http';

/** Enough for a visitor on a bad line; a client that sends one byte at a time loses its connection. */
const usualPatience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const mostConnections = 2_000;

export function createBoundedServer(answer: RequestListener, patience = usualPatience): Server {
  const server = createServer(patience, answer);
  server.maxConnections = mostConnections;
  // Longer than proxies keep idle connections: they would reuse one that we have just closed.
  server.keepAliveTimeout = 75_000;
  return server;
}
