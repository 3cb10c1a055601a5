import { connection } from 'next/server';
import { settings } from '@/lib/env';
import { xmlHeaders } from '@/lib/seo/machine-headers';
import { sitemapPart, streamText } from '@/lib/seo/sitemap';
import { readSitemapPart } from '@/lib/seo/sitemap-queries';

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  await connection();
  const places = await readSitemapPart((await params).part);
  if (!places) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(streamText(sitemapPart(settings().publicOrigin, places)), { headers: xmlHeaders });
}
