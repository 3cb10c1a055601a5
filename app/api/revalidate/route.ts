import { revalidateTag } from 'next/cache';
import { readNotice } from '@/lib/cache/cache-notice';
import { settings } from '@/lib/env';

/** The backend says what changed. Tags turn stale: the last good page is served until the new one is made. */
export async function POST(request: Request): Promise<Response> {
  const notice = await readNotice(
    await request.text(),
    request.headers.get('x-signature'),
    settings().revalidateSecret,
  );
  if (!notice) return Response.json({ accepted: false }, { status: 401, headers: { 'cache-control': 'no-store' } });
  for (const tag of notice.tags) revalidateTag(tag, 'max');
  return Response.json({ accepted: true, tags: notice.tags.length }, { headers: { 'cache-control': 'no-store' } });
}
