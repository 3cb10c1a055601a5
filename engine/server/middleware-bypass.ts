import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineConfig } from '../config/engine-config.ts';
import { guardsPassedHeader } from '../config/internal-headers.ts';
import { deferResponseScripts } from '../deferred-hydration/defer-scripts.ts';
import type { PageScripts } from '../deferred-hydration/page-scripts.ts';

type Options = Pick<EngineConfig, 'guardPersonalPage'> & { scripts: PageScripts | null };

/**
 * Does what the middleware does for a personal page that simply opens, outside the middleware's sandbox. Redirects,
 * other spellings and requests that are not for a document are left to the middleware.
 */
export async function bypassMiddleware(
  { guardPersonalPage: open, scripts }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc) return;
  const page = await open(request);
  if (!page) return;
  request.headers['content-security-policy'] = page.policy;
  request.headers[guardsPassedHeader] = '1';
  response.setHeader('content-security-policy', page.policy);
  response.setHeader('cache-control', 'private, no-store');
  if (page.scriptsLater && scripts && request.method === 'GET')
    deferResponseScripts(scripts, page.nonce, request, response);
}
