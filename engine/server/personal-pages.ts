import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineConfig } from '../config/engine-config.ts';
import { guardsPassed } from '../config/request-marks.ts';
import { letScriptsComeLater } from '../plain-document/late-scripts.ts';
import type { PageScripts } from '../plain-document/page-scripts.ts';

type Options = Pick<EngineConfig, 'openPersonalPage'> & { scripts: PageScripts | null };

/**
 * Does what the middleware does for a personal page that simply opens, outside the middleware's sandbox. Redirects,
 * other spellings and requests that are not for a document are left to the middleware.
 */
export async function openPersonalPage(
  { openPersonalPage: open, scripts }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.rsc) return;
  const page = await open(request);
  if (!page) return;
  request.headers['content-security-policy'] = page.policy;
  request.headers[guardsPassed] = '1';
  response.setHeader('content-security-policy', page.policy);
  response.setHeader('cache-control', 'private, no-store');
  if (page.scriptsLater && scripts && request.method === 'GET')
    letScriptsComeLater(scripts, page.nonce, request, response);
}
