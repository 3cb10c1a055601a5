import { NextResponse } from 'next/server';
import { bringsOwnPolicy } from '@/lib/access/route-access';
import { newNonce, noncePolicy } from '@/lib/cache/content-security-policy';
import { inDevelopment } from '@/lib/env';
import { defaultLocale, splitLocale } from '@/lib/i18n/routing';
import type { Guard } from './compose';

/** The last guard: gives a personal page its nonce, under the address that the app's folders use. */
export const withContentSecurityPolicy: Guard = (request) => {
  const policy = noncePolicy(newNonce(), { evaluate: inDevelopment() });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const target = request.nextUrl.clone();
  target.pathname = `/${locale}${path}`;
  const response =
    locale === defaultLocale
      ? NextResponse.rewrite(target, { request: { headers } })
      : NextResponse.next({ request: { headers } });
  if (bringsOwnPolicy(path)) return response;
  response.headers.set('content-security-policy', policy);
  response.headers.set('cache-control', 'private, no-store');
  return response;
};
