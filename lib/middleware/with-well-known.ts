import { NextResponse } from 'next/server';
import { roles } from '@/contract/public-codes';
import { passwordRecover, securityPath } from '@/lib/access/route-access';
import type { Guard } from './compose';
import { openFrom } from './open-from';
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
  const executive = await openFrom(request, 'executive');
  // An advisor and a client have no page to change hers on: a link in a mail leads to it.
  if (executive) return redirectTo(executive.claims.role === roles.executive ? securityPath : passwordRecover);
  if (await openFrom(request, 'client')) return redirectTo(`${passwordRecover}?for=client`);
  // Its guard asks who is signed out to sign in first.
  return redirectTo(securityPath);
};
