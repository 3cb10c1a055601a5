import { revalidateTag } from 'next/cache';
import { noticeMaxBytes, readNotice } from '@/lib/cache/cache-notice';
import { rememberNotice, untilReadable, wasHandled } from '@/lib/cache/notice-arrival';
import { settings } from '@/lib/env';
import { readBytes } from '@/lib/http/request-body';

/**
 * The backend says what changed. Tags turn stale: the last good page is served until the new one is made. Not before
 * the change can be read, or the page would be made anew of what it was and kept for good.
 */
export async function POST(request: Request): Promise<Response> {
  const bytes = await readBytes(request, noticeMaxBytes);
  const signature = request.headers.get('x-signature');
  const notice = bytes && readNotice(new TextDecoder().decode(bytes), signature, settings().revalidateSecret);
  if (!notice) return Response.json({ accepted: false }, { status: 401, headers: { 'cache-control': 'no-store' } });
  if (!wasHandled(notice.id)) {
    // The backend keeps the notice and sends it again.
    if (!(await untilReadable(notice)))
      return Response.json({ accepted: false }, { status: 503, headers: { 'cache-control': 'no-store' } });
    for (const tag of notice.tags) revalidateTag(tag, 'max');
    rememberNotice(notice.id);
  }
  // The server around Next keeps the redirects; it sees this answer but not the question.
  const headers = {
    'cache-control': 'no-store',
    ...(notice.tags.includes('redirecciones') && { 'x-redirects-changed': '1' }),
  };
  return Response.json({ accepted: true, tags: notice.tags.length }, { headers });
}
