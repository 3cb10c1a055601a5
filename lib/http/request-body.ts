import 'server-only';
import { settings } from '@/lib/env';

/** A request's body, or null when it is larger than the limit. Read in pieces: a length may be missing or false. */
export async function readBytes(request: Request, maxBytes: number): Promise<ArrayBuffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) return null;
    pieces.push(piece);
  }
  return new Blob(pieces as BlobPart[]).arrayBuffer();
}

/**
 * Reads a form of ours that a browser submits without script. Null for a form of another site, one that hides its
 * origin, and one that is too long: no other site may submit in a visitor's name.
 */
export async function readOwnForm(request: Request, mostBytes: number): Promise<URLSearchParams | null> {
  const bytes = await readBytes(request, mostBytes).catch(() => null);
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isStrange = origin !== null && origin !== 'null' && origin !== settings().publicOrigin;
  if (!bytes || isStrange || (site !== null && site !== 'same-origin')) return null;
  return new URLSearchParams(new TextDecoder().decode(bytes));
}
