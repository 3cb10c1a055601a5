import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type StandalonePage, standalonePage, standalonePagePolicy } from '../standalone-page.ts';

type PageOptions = { status: number; headers?: OutgoingHttpHeaders };

export function sendStandalonePage(
  request: IncomingMessage,
  response: ServerResponse,
  words: StandalonePage,
  { status, headers }: PageOptions,
): void {
  const page = Buffer.from(standalonePage(words));
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.byteLength,
    'content-security-policy': standalonePagePolicy,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
