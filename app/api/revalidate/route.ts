import { revalidateTag } from 'next/cache';
import { noticeMaxBytes, readNotice } from '@/lib/cache/cache-notice';
import { rememberNotice, waitUntilReadable, wasNoticeHandled } from '@/lib/cache/cache-notice-handling';
import { settings } from '@/lib/env';
import { readBytes } from '@/lib/http/request-body';

/**
 * The backend's notice of a change. Tags become stale: the last good page is served until the new one is rendered. Not
 * before the change can be read, because a page rendered from old data would stay.
 */
export async function POST(request: Request): Promise<Response> {
  const bytes = await readBytes(request, noticeMaxBytes);
  const signature = request.headers.get('x-signature');
  const notice = bytes && readNotice(new TextDecoder().decode(bytes), signature, settings().revalidateSecret);
  if (!notice) return Response.json({ accepted: false }, { status: 401, headers: { 'cache-control': 'no-store' } });
  if (!wasNoticeHandled(notice.id)) {
    // The backend keeps the notice and sends it again.
    if (!(await waitUntilReadable(notice)))
      return Response.json({ accepted: false }, { status: 503, headers: { 'cache-control': 'no-store' } });
    for (const tag of notice.tags) revalidateTag(tag, 'max');
    rememberNotice(notice.id);
  }
  // The server around Next holds the redirects; it sees this response but not the request.
  const headers = {
    'cache-control': 'no-store',
    ...(notice.tags.includes('redirecciones') && { 'x-redirects-changed': '1' }),
  };
  return Response.json({ accepted: true, tags: notice.tags.length }, { headers });
}
