import type { NextRequest } from 'next/server';
import { openSession, type SessionKind, sessionCookieName } from '@/lib/session/session';

/** Who is signed in, by the cookie of a request. */
export const openFrom = (request: NextRequest, kind: SessionKind) =>
  openSession(kind, request.cookies.get(sessionCookieName(kind))?.value);
