import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './accepted-encoding.ts';
import type { SendBuffered } from './buffer-answer.ts';
import { clearResponseHeaders } from './common-headers.ts';

/** A text ready to send: the same content under one ETag, in each encoding. */
export type EncodedBody = {
  digest: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  bytes: number;
  isBest: boolean;
};

export type RenderedPage = EncodedBody & { status: number; headers: OutgoingHttpHeaders };

const quality = { quick: 5, best: 11 };

const brotli = (body: Buffer, level: keyof typeof quality) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[level] } });

export const digestOf = (body: Buffer | string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27);

const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  br: (body) => brotli(body, 'quick'),
  gzip: (body) => promisify(gzip)(body),
};

export async function encodeBody(body: Buffer): Promise<EncodedBody> {
  const digest = digestOf(body);
  const bodies = { identity: body, br: await pack.br(body), gzip: await pack.gzip(body) };
  const bytes = Object.values(bodies).reduce((sum, each) => sum + each.byteLength, 0);
  return { digest, etag: `"${digest}"`, bodies, bytes, isBest: false };
}

/**
 * A page that is requested again unchanged is worth the quarter of a second that the best compression takes: it is a
 * tenth smaller, so that many pages fit into a server's first round trip.
 */
export const compressBest = ({ bodies }: EncodedBody): Promise<Buffer> => brotli(bodies.identity, 'best');

/** Better compression makes other bytes, so they get their own ETag. */
export function recompress(packed: EncodedBody, br: Buffer): void {
  packed.etag = `"${packed.digest}-packed"`;
  packed.bodies = { ...packed.bodies, br };
  packed.isBest = true;
}

export function varyByEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return [...new Set([...names, 'Accept-Encoding'])].join(', ');
}

export function sendPage(
  page: RenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
  finish: SendBuffered = (body) => response.end(body),
): void {
  sayHeaders(response, page.headers);
  response.setHeader('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.statusCode = 304;
    finish();
    return;
  }
  response.statusCode = page.status;
  const encoding = encodingFor(request.headers['accept-encoding']);
  sayBody(response, encoding, page.bodies[encoding]);
  finish(page.bodies[encoding]);
}

/** For responses that are not requested again: compressed for this visitor, without an ETag. */
export async function sendUncached(
  body: Buffer,
  headers: OutgoingHttpHeaders,
  request: IncomingMessage,
  response: ServerResponse,
  finish: SendBuffered,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const packed = await pack[encoding](body);
  sayHeaders(response, headers);
  sayBody(response, encoding, packed);
  finish(packed);
}

function sayHeaders(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  clearResponseHeaders(response);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

function sayBody(response: ServerResponse, encoding: Encoding, body: Buffer): void {
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
}
