import type { NextRequest } from 'next/server';
import { openSession, type SessionKind, sessionCookieName } from '@/lib/session/session';

/** The session in a request's cookie. */
export const openFrom = (request: NextRequest, kind: SessionKind) =>
  openSession(kind, request.cookies.get(sessionCookieName(kind))?.value);
