import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

const stateTree = 'next-router-state-tree';

/**
 * Requests that no browser sends: another host before the path, as to a proxy; a method that only echoes. True when
 * the request was answered.
 */
export function refuseNonBrowserRequest(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'TRACE') {
    response.writeHead(405, { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).end();
    return true;
  }
  return !request.url?.startsWith('/') && refuse(response);
}

/** A router state that Next cannot parse, for which it would answer 500. True when the request was answered. */
export const refuseMalformedRouterState = (request: IncomingMessage, response: ServerResponse): boolean =>
  !isReadableState(request.headers[stateTree]) && refuse(response);

function refuse(response: ServerResponse): true {
  response.writeHead(400, { 'cache-control': 'no-store' }).end();
  return true;
}

function isReadableState(state: IncomingMessage['headers'][string]): boolean {
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
