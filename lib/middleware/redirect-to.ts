import { NextResponse } from 'next/server';
import { settings } from '@/lib/env';

/** Always to the configured origin: the Host header is the visitor's to choose. */
export function redirectTo(path: string, status: 307 | 308 = 307): NextResponse {
  const response = NextResponse.redirect(new URL(path, settings().publicOrigin), status);
  response.headers.set('cache-control', 'no-store');
  return response;
}
