import { NextResponse } from 'next/server';
import { passwordRecover, securityPath } from '@/lib/access/route-access';
import { openSession, sessionCookieName } from '@/lib/session/session';
import type { Guard } from './compose';
import { redirectTo } from './redirect-to';

const changePassword = '/.well-known/change-password';
/** Asked for to see whether a status here means anything: were it 200, nobody would believe the other address. */
const mustNotExist = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';

/** What browsers and password managers ask any shop for by name (W3C, A Well-Known URL for Changing Passwords). */
export const withWellKnown: Guard = async (request, next) => {
  const { pathname } = request.nextUrl;
  if (pathname === mustNotExist)
    return new NextResponse(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  if (pathname !== changePassword) return next(request);
  const open = (kind: 'executive' | 'client') => openSession(kind, request.cookies.get(sessionCookieName(kind))?.value);
  // A client has no page to change hers on: a link in a mail leads to it. Who is signed out is led on by the page's guard.
  const isClient = !(await open('executive')) && (await open('client'));
  return redirectTo(isClient ? `${passwordRecover}?for=client` : securityPath);
};
