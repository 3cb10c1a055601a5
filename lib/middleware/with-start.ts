import { clientWelcome, executiveHome } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { startMark } from '@/lib/shop/start-address';
import type { Guard } from './compose';
import { openFrom } from './open-from';
import { redirectTo } from './redirect-to';

/** The installed shop opens at the home of whoever is signed in; others go to the home page, as from any empty path. */
export const withStart: Guard = async (request, next) => {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  if (path !== '/' || !request.nextUrl.searchParams.has(startMark)) return next(request);
  if (await openFrom(request, 'executive')) return redirectTo(localePath(locale, executiveHome));
  if (await openFrom(request, 'client')) return redirectTo(localePath(locale, clientWelcome));
  return next(request);
};
