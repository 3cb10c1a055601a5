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
