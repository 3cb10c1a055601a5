import { connection } from 'next/server';
import { settings } from '@/lib/env';
import { xmlHeaders } from '@/lib/seo/machine-headers';
import { sitemapIndex } from '@/lib/seo/sitemap';
import { listSitemapParts } from '@/lib/seo/sitemap-queries';

export async function GET(): Promise<Response> {
  await connection();
  return new Response(sitemapIndex(settings().publicOrigin, await listSitemapParts()), { headers: xmlHeaders });
}
