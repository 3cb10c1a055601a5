import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Requests that no browser sends: another host before the path, as to a proxy; a method that only echoes; a navigation
 * with a made-up state, for which Next would answer 500. True when the request was answered.
 */
export function refuseNonBrowserRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'TRACE') {
    response.writeHead(405, { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).end();
    return true;
  }
  if (request.url?.startsWith('/') && isRouterState(request.headers['next-router-state-tree'])) return false;
  response.writeHead(400, { 'cache-control': 'no-store' }).end();
  return true;
}

/** Next's router sends a list as JSON. What stands in it is Next's to read. */
function isRouterState(state: IncomingMessage['headers'][string]): boolean {
  if (state === undefined) return true;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(String(state))));
  } catch {
    return false;
  }
}
