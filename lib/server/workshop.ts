import type { IncomingMessage, ServerResponse } from 'node:http';
import { countryHome } from '../access/paths-of-first-visits.ts';
import { productionFlag } from '../env.ts';

/** The empty pages that the bench measures against; the gallery passes the middleware, which knows of it by itself. */
const floor = /^\/bench-floor(\/|$|\?)/;

/** J23. In production what is for development is an unknown path, and goes home. True when it was answered. */
export function closeWorkshop(request: IncomingMessage, response: ServerResponse): boolean {
  if (!productionFlag() || !floor.test(request.url ?? '')) return false;
  response.writeHead(307, { location: countryHome, 'cache-control': 'no-store' }).end();
  return true;
}
