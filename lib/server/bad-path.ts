import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryHome } from '../access/paths-of-first-visits.ts';
import { isInResourceFolder } from '../access/resource-paths.ts';
import { prefixOf } from './small-page.ts';

/**
 * Next answers 500 to a path that cannot be decoded, such as an old link in Latin-1. For a page that is an unknown
 * address, which goes home (R02); for an API it is a malformed request. True when the request was answered.
 */
export function answerBadPath(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = (request.url ?? '').split('?');
  if (isReadable(path)) return false;
  response.setHeader('cache-control', 'no-store');
  if (isInResourceFolder(path)) {
    const envelope = { codigo: 1, mensaje: 'error.malformed', datos: null, idPeticion: crypto.randomUUID() };
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  } else {
    response.writeHead(307, { location: prefixOf(path) + countryHome }).end();
  }
  return true;
}

export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
