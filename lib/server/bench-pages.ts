import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryHome } from '../access/public-script-paths.ts';
import { productionFlag } from '../env.ts';

/** The empty pages that the bench measures against; the gallery is closed in the middleware. */
const floor = /^\/bench-floor(\/|$|\?)/;

/**
 * J23. In production, and in a build without it, what is for development is an unknown path, and goes home. True when it
 * was answered.
 */
export function hideBenchPages(
  request: IncomingMessage,
  response: ServerResponse,
  isRoute: (path: string) => boolean,
): boolean {
  if (!floor.test(request.url ?? '') || (isRoute('/bench-floor') && !productionFlag())) return false;
  response.writeHead(307, { location: countryHome, 'cache-control': 'no-store' }).end();
  return true;
}
