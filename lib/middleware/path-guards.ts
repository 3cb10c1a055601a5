import { type NextRequest, NextResponse } from 'next/server';
import { roles } from '@/contract/public-codes';
import { accessRedirect } from '@/lib/access/access-redirect';
import { countryHome } from '@/lib/access/public-script-paths';
import { isResourcePath } from '@/lib/access/resource-paths';
import {
  clientWelcome,
  executiveHome,
  findAccess,
  galleryPath,
  isPublicPath,
  passwordRecover,
  securityPath,
} from '@/lib/access/route-access';
import { developmentPagesEnabled, settings } from '@/lib/env';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { openSession, type SessionKind, sessionCookieName } from '@/lib/session/session';
import { installedStartParameter } from '@/lib/shop/installed-start';
import type { Guard } from './compose';

/** The installed shop opens at the home of whoever is signed in; others go to the home page, as from any empty path. */
export const withInstalledStart: Guard = async (request, next) => {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  if (path !== '/' || !request.nextUrl.searchParams.has(installedStartParameter)) return next(request);
  if (await openFrom(request, 'executive')) return redirectTo(localePath(locale, executiveHome));
  if (await openFrom(request, 'client')) return redirectTo(localePath(locale, clientWelcome));
  return next(request);
};

const prefix = /^\/EU(?=\/|$)/;

/** R03: /EU/x is /x, with its query. The browser keeps the fragment by itself. */
export const withEuPrefix: Guard = (request, next) => {
  const { pathname, search } = request.nextUrl;
  if (!prefix.test(pathname)) return next(request);
  const plain = pathname.replace(prefix, '') || '/';
  return redirectTo(
    (prefix.test(plain) || isResourcePath(plain) ? plain : planCanonicalPath(plain).path) + search,
    308,
  );
};

/** One address per page: no prefix for Spanish, no trailing slash; an unknown path redirects home. */
export const withLocale: Guard = (request, next) => {
  const { pathname, search } = request.nextUrl;
  const { path, keepSearch } = planCanonicalPath(pathname);
  return path === pathname ? next(request) : redirectTo(path + (keepSearch ? search : ''));
};

const changePassword = '/.well-known/change-password';
/** Requested to test whether this server's statuses can be trusted: a 200 here would discredit the other address. */
const mustNotExist = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';

/** Addresses that browsers and password managers request of any site (W3C, A Well-Known URL for Changing Passwords). */
export const withWellKnown: Guard = async (request, next) => {
  const { pathname } = request.nextUrl;
  if (pathname === mustNotExist)
    return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  if (pathname !== changePassword) return next(request);
  const executive = await openFrom(request, 'executive');
  // Advisors and clients have no page to change a password: they use a link by mail.
  if (executive) return redirectTo(executive.claims.role === roles.executive ? securityPath : passwordRecover);
  if (await openFrom(request, 'client')) return redirectTo(`${passwordRecover}?for=client`);
  // Its guard sends a signed-out visitor to sign in first.
  return redirectTo(securityPath);
};

type Plan = { path: string; keepSearch: boolean };

/** The target of an address in one hop: its canonical form, or the home page in its language (R01, R02). */
export function planCanonicalPath(pathname: string): Plan {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const { locale, path } = splitLocale(plain);
  // Only here can the gallery be absent with a correct status: a page cannot change its status once it streams.
  const known = path === galleryPath ? developmentPagesEnabled() : findAccess(path) !== null || isPublicPath(path);
  return known
    ? { path: localePath(locale, path), keepSearch: true }
    : { path: localePath(locale, countryHome), keepSearch: false };
}

/** R34, R35, R36: one redirect before anything renders. Pages check again when they read data. */
export const withAccess: Guard = async (request, next) => {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const access = findAccess(path);
  if (!access || access.session === 'none') return next(request);
  const sessions = { executive: await openFrom(request, 'executive'), client: await openFrom(request, 'client') };
  const target = accessRedirect(access, sessions, path, request.nextUrl.search);
  return target ? redirectTo(localePath(locale, target)) : next(request);
};

/** Always to the configured origin, because visitors can choose the Host header. */
function redirectTo(path: string, status: 307 | 308 = 307): NextResponse {
  const response = NextResponse.redirect(new URL(path, settings().publicOrigin), status);
  response.headers.set('cache-control', 'no-store');
  return response;
}

/** The session in a request's cookie. */
const openFrom = (request: NextRequest, kind: SessionKind) =>
  openSession(kind, request.cookies.get(sessionCookieName(kind))?.value);
