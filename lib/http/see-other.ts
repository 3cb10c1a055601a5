import { type Locale, localePath } from '@/lib/i18n/routing';

/** Redirects this visitor to a page of the shop; not cacheable. */
export const seeOther = (locale: Locale, path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: localePath(locale, path), 'cache-control': 'private, no-store' },
  });
