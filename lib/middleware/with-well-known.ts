import { NextResponse } from 'next/server';
import { roles } from '@/contract/public-codes';
import { passwordRecover, securityPath } from '@/lib/access/route-access';
import type { Guard } from './compose';
import { openFrom } from './open-from';
import { redirectTo } from './redirect-to';

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
