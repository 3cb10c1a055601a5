const plainName = /^attachment; filename="([\w.-]{1,100})"$/;

/**
 * Streams a file as a download: it never opens as a page of ours, whatever the backend's headers say. Null when its
 * type is not the call's.
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
