import { redirectFor } from '@/lib/access/can-open';
import { findAccess } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import type { Guard } from './compose';
import { openFrom } from './open-from';
import { redirectTo } from './redirect-to';

/** R34, R35, R36: one redirect before anything renders. Pages check again when they read data. */
export const withAccess: Guard = async (request, next) => {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const access = findAccess(path);
  if (!access || access.session === 'none') return next(request);
  const sessions = { executive: await openFrom(request, 'executive'), client: await openFrom(request, 'client') };
  const target = redirectFor(access, sessions, path, request.nextUrl.search);
  return target ? redirectTo(localePath(locale, target)) : next(request);
};
