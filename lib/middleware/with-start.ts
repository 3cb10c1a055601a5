import { clientWelcome, executiveHome } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { startMark } from '@/lib/shop/start-address';
import type { Guard } from './compose';
import { openFrom } from './open-from';
import { redirectTo } from './redirect-to';

/** Whoever is signed in and opens the installed shop goes on where she works; anybody else goes home, as from any empty path. */
export const withStart: Guard = async (request, next) => {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  if (path !== '/' || !request.nextUrl.searchParams.has(startMark)) return next(request);
  const home = (await openFrom(request, 'executive'))
    ? executiveHome
    : (await openFrom(request, 'client'))
      ? clientWelcome
      : null;
  return home ? redirectTo(localePath(locale, home)) : next(request);
};
