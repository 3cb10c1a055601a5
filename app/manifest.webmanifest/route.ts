import type { NextRequest } from 'next/server';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { manifestHeaders } from '@/lib/seo/machine-headers';
import { webManifest } from '@/lib/seo/manifest';

export async function GET(request: NextRequest): Promise<Response> {
  const asked = request.nextUrl.searchParams.get('lang');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const { home } = (await import(`../../messages/${locale}.json`)).default;
  return new Response(JSON.stringify(webManifest(locale, home.meta.description)), { headers: manifestHeaders });
}
