import { connection } from 'next/server';
import { settings } from '@/lib/env';
import { xmlHeaders } from '@/lib/seo/machine-headers';
import { sitemapPart } from '@/lib/seo/sitemap';
import { readSitemapPart } from '@/lib/seo/sitemap-queries';

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  await connection();
  const places = await readSitemapPart((await params).part);
  if (!places) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const pieces = sitemapPart(settings().publicOrigin, places);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      // About 60 kB at a time: rows are too small to be sent alone.
      const some = pieces.take(100).toArray();
      if (some.length > 0) controller.enqueue(encoder.encode(some.join('')));
      else controller.close();
    },
  });
  return new Response(body, { headers: xmlHeaders });
}
