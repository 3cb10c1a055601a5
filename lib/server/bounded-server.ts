import { createServer, type RequestListener, type Server } from 'node:http';

/** A visitor on a bad line needs less; whoever drips one byte after the other holds a connection no longer. */
const usualPatience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const mostConnections = 2_000;

export function createBoundedServer(answer: RequestListener, patience = usualPatience): Server {
  const server = createServer(patience, answer);
  server.maxConnections = mostConnections;
  // Longer than what proxies in front keep a connection, or they reuse one that we just closed.
  server.keepAliveTimeout = 75_000;
  return server;
}
