import { executiveHome } from '@/lib/access/route-access';
import { settings } from '@/lib/env';
import { fileRefusalTexts } from '@/lib/i18n/fallback-texts';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { standalonePage, standalonePagePolicy } from '@/lib/standalone-page';

const plainName = /^attachment; filename="([\w.-]{1,100})"$/;

/**
 * Streams a file as a download: it never opens as a page of ours, whatever the backend's headers say. Null when its
 * type is not the call's.
 */
export function forwardFile(upstream: Response, type: string, requestId: string): Response | null {
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

/** A link to a file is opened by the browser itself: a visitor needs a page to read, not an envelope. */
export const isLinkNavigation = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') === true;

/** A page that says why there is no file, with a link back, or to the sign-in where that is missing. */
export function fileRefusalPage(request: Request, refusal: Response): Response {
  const from = pageBefore(request);
  const { locale } = splitLocale(from ?? '/');
  const { action, ...said } = fileRefusalTexts[locale];
  const html = standalonePage({
    language: locale,
    ...said[reasonOf(refusal.status)],
    href: from ?? localePath(locale, executiveHome),
    action,
  });
  const headers = new Headers(refusal.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', standalonePagePolicy);
  return new Response(html, { status: refusal.status, headers });
}

function pageBefore(request: Request): string | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  // A path with two slashes at the start would be another host.
  return origin === settings().publicOrigin && !pathname.startsWith('//') ? pathname + search : null;
}

function reasonOf(status: number): 'signedOut' | 'absent' | 'busy' {
  if (status === 401) return 'signedOut';
  return status === 429 || status >= 500 ? 'busy' : 'absent';
}
