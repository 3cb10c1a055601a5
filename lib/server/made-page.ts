import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './accepted-encoding.ts';
import { forgetHeaders } from './common-headers.ts';
import type { Finish } from './hold-answer.ts';

/** A page as it leaves: the same bytes under one tag, in each encoding. */
export type Made = {
  status: number;
  headers: OutgoingHttpHeaders;
  digest: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  bytes: number;
  packed: boolean;
};

const quality = { quick: 5, best: 11 };

const brotli = (body: Buffer, level: keyof typeof quality) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[level] } });

/** What Next said, ready to leave; compressed anew only where it is not the same as `before`. */
export async function makePage(body: Buffer, response: ServerResponse, before?: Made): Promise<Made> {
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = response.getHeaders();
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const same = before?.digest === digest ? before : null;
  const etag = same?.etag ?? `"${digest}"`;
  const bodies = same?.bodies ?? {
    identity: body,
    br: await brotli(body, 'quick'),
    gzip: await promisify(gzip)(body),
  };
  const bytes = Object.values(bodies).reduce((sum, each) => sum + each.byteLength, 0);
  const packed = same?.packed ?? false;
  const said = { ...headers, etag, vary: withEncoding(headers.vary) };
  return { status: response.statusCode, headers: said, digest, etag, bodies, bytes, packed };
}

/**
 * A page that is asked for again and has not changed is worth the quarter of a second that the best compression takes: a
 * tenth less, and many pages then fit into a server's first round trip.
 */
export const compressBest = ({ bodies }: Made): Promise<Buffer> => brotli(bodies.identity, 'best');

/** The same page in better packing is another answer, under a tag of its own. */
export function putPacked(page: Made, br: Buffer): void {
  page.etag = `"${page.digest}-packed"`;
  page.headers = { ...page.headers, etag: page.etag };
  page.bodies = { ...page.bodies, br };
  page.packed = true;
}

function withEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return [...new Set([...names, 'Accept-Encoding'])].join(', ');
}

export function sendPage(
  page: Made,
  request: IncomingMessage,
  response: ServerResponse,
  finish: Finish = (body) => response.end(body),
): void {
  forgetHeaders(response);
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.statusCode = 304;
    finish();
    return;
  }
  response.statusCode = page.status;
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', page.bodies[encoding].byteLength);
  finish(page.bodies[encoding]);
}
