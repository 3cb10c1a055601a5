import { redirectFor } from '@/lib/access/can-open';
import { findAccess } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { openSession, sessionCookieName } from '@/lib/session/session';
import type { Guard } from './compose';
import { redirectTo } from './redirect-to';

/** R34, R35, R36: one redirect before anything renders. The pages ask again where they read. */
export const withAccess: Guard = async (request, next) => {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const access = findAccess(path);
  if (!access || access.session === 'none') return next(request);
  const open = (kind: 'executive' | 'client') => openSession(kind, request.cookies.get(sessionCookieName(kind))?.value);
  const sessions = { executive: await open('executive'), client: await open('client') };
  const target = redirectFor(access, sessions, path, request.nextUrl.search);
  return target ? redirectTo(localePath(locale, target)) : next(request);
};
