import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bufferAnswer } from '../answers/buffer-answer.ts';
import { sendUncached, varyByEncoding } from '../answers/encoded-page.ts';
import { deferredScriptsHeader } from '../config/internal-headers.ts';
import type { PageScripts } from './page-scripts.ts';
import { deferDocumentScripts } from './plain-document.ts';

/**
 * For a page that is rendered per request and not cached: its data stays inline under its nonce, and its scripts load
 * as late as on a public page.
 */
export function deferResponseScripts(
  scripts: PageScripts,
  nonce: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const theirs = request.headers;
  // A body that is still to be changed must not be compressed.
  request.headers = { ...theirs, [deferredScriptsHeader]: '1', 'accept-encoding': 'identity' };
  bufferAnswer(response, async (body, finish) => {
    request.headers = theirs;
    if (response.statusCode !== 200 || !isHtml(response)) return finish(body);
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
