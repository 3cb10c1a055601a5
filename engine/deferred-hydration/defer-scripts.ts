import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bufferAnswer } from '../answers/buffer-answer.ts';
import { sendUncached, varyByEncoding } from '../answers/encoded-page.ts';
import type { EngineConfig } from '../config/engine-config.ts';
import { deferredScriptsHeader } from '../config/internal-headers.ts';
import type { PageScripts } from './page-scripts.ts';
import { deferDocumentScripts } from './plain-document.ts';

type Options = Pick<EngineConfig, 'addresses' | 'deferredPages'>;

/**
 * For pages that are rendered per request and not cached: their data stays inline under the nonce of their policy, and
 * their scripts load as late as on a public page.
 */
export function deferScripts(
  { addresses, deferredPages }: Options,
  scripts: PageScripts,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = ''] = (request.url ?? '').split('?');
  if (!deferredPages.includes(addresses.withoutLanguage(path))) return;
  const theirs = request.headers;
  if (request.method !== 'GET' || theirs.rsc) return;
  // A body that is still to be changed must not be compressed.
  request.headers = { ...theirs, [deferredScriptsHeader]: '1', 'accept-encoding': 'identity' };
  bufferAnswer(response, async (body, finish) => {
    request.headers = theirs;
    const [, nonce] = /'nonce-([^']+)'/.exec(String(response.getHeader('content-security-policy'))) ?? [];
    if (response.statusCode !== 200 || !isHtml(response) || !nonce) return finish(body);
    const page = Buffer.from(deferDocumentScripts(body.toString(), scripts.wakeAddress, nonce));
    await sendUncached(page, toDocumentHeaders(response, scripts), request, response, finish);
  });
}

export const isHtml = (response: ServerResponse): boolean =>
  /^text\/html/.test(String(response.getHeader('content-type')));

/** Next's headers for the page, adjusted to the document that we send; without scripts it is Next's own page. */
export function toDocumentHeaders(response: ServerResponse, scripts: PageScripts | null): OutgoingHttpHeaders {
  const { 'content-length': _length, 'content-encoding': _encoding, etag: _etag, ...said } = response.getHeaders();
  return {
    ...said,
    ...(scripts && { 'speculation-rules': `"${scripts.rulesAddress}"` }),
    vary: varyByEncoding(said.vary),
  };
}
