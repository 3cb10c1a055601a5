import { NextResponse } from 'next/server';
import { settings } from '@/lib/env';

/** Always to the configured origin, because visitors can choose the Host header. */
export function redirectTo(path: string, status: 307 | 308 = 307): NextResponse {
  const response = NextResponse.redirect(new URL(path, settings().publicOrigin), status);
  response.headers.set('cache-control', 'no-store');
  return response;
}
