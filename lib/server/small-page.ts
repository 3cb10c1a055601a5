import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type SmallPage, smallPage, smallPagePolicy } from '../small-page.ts';

type PageOptions = { status: number; headers?: OutgoingHttpHeaders };

export function sendSmallPage(
  request: IncomingMessage,
  response: ServerResponse,
  words: SmallPage,
  { status, headers }: PageOptions,
): void {
  const page = Buffer.from(smallPage(words));
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.byteLength,
    'content-security-policy': smallPagePolicy,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
