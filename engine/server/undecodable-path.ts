import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDecodablePath } from '../addresses/page-addresses.ts';
import type { EngineConfig } from '../config/engine-config.ts';

type Options = Pick<EngineConfig, 'addresses' | 'homePath' | 'malformedCall'>;

/**
 * Next answers 500 to a path that cannot be decoded, such as an old link in Latin-1. For a page that is an unknown
 * address, which goes home (R02); for an API it is a malformed request. True when the request was answered.
 */
export function answerUndecodablePath(
  { addresses, homePath, malformedCall }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [path = ''] = (request.url ?? '').split('?');
  if (isDecodablePath(path)) return false;
  response.setHeader('cache-control', 'no-store');
  if (addresses.isInResourceFolder(path)) {
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(malformedCall()));
  } else {
    response.writeHead(307, { location: addresses.prefixOf(path) + homePath }).end();
  }
  return true;
}
