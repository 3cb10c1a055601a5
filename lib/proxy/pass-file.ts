const plainName = /^attachment; filename="([\w.-]{1,100})"$/;

/**
 * A file goes through piece by piece, and is saved: it never opens as a page of ours, whatever its sender says of it.
 * Null is another type than the row has.
 */
export function passFile(upstream: Response, type: string, requestId: string): Response | null {
  const given = upstream.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) return null;
  const [disposition = 'attachment'] = plainName.exec(upstream.headers.get('content-disposition') ?? '') ?? [];
  return new Response(upstream.body, {
    headers: {
      'content-type': type,
      'content-disposition': disposition,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
}
