import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { cache } from 'react';
import { roles } from '@/contract/public-codes';
import { deferredScriptsHeader } from '@/engine/config/internal-headers';
import { accessRedirect } from '@/lib/access/access-redirect';
import { findAccess } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { openSession, type Session, type SessionKind, sessionCookieName } from '@/lib/session/session';
import { isSessionAlive, readActiveOrderWire } from './session-queries';

/**
 * Whether a session has expired depends on the current time, which needs a request: without waiting, a prerendered
 * page with known cookies would read the clock, which Next reports as an error.
 */
const readCookie = cache(async (kind: SessionKind): Promise<Session | null> => {
  await connection();
  return openSession(kind, (await cookies()).get(sessionCookieName(kind))?.value);
});

/** Whether there is a session cookie: without one no session can have ended. */
export async function hasSessionCookie(): Promise<boolean> {
  const kept = await cookies();
  return (['executive', 'client'] as const).some((kind) => kept.has(sessionCookieName(kind)));
}

export const readSession = cache(async (kind: SessionKind): Promise<Session | null> => {
  const session = await readCookie(kind);
  // A stored cookie gives no access once its session has ended.
  return session && (await isSessionAlive(kind, session)) ? session : null;
});

/**
 * The same at the desk, whose layout reads the order in hand anyway: if that succeeds the session is valid, and is
 * not checked separately. If the backend does not respond the token's expiry counts, because another call would only
 * wait again. Any other response proves nothing.
 */
export const readDeskSession = cache(async (): Promise<Session | null> => {
  const session = await readCookie('executive');
  const works = session?.claims.role === roles.executive && session.claims.passwordChanged;
  const order = works ? await readActiveOrderWire(session.token, await requireLocale()) : null;
  return order?.ok || order?.kind === 'network' ? session : readSession('executive');
});

/**
 * The second guard, where data is read: the page names its own path and is checked by the same table as in the
 * middleware, so it is closed even if the middleware is bypassed. A page that reads its query passes it for the
 * return address.
 */
export async function requireAccess(path: string, search = ''): Promise<Session> {
  const { session, target } = await checkAccess(path, search, readDeskSession);
  if (!session) redirect(localePath(await requireLocale(), target));
  return session;
}

/** The same for route handlers: the session, or the address to go to instead, without its language. */
export async function checkAccess(
  path: string,
  search: string,
  readExecutive = () => readSession('executive'),
): Promise<{ session: Session; target: null } | { session: null; target: string }> {
  const access = findAccess(path);
  if (!access || access.session === 'none') throw new Error(`${path} is not a guarded route`);
  const [executive, client] = await Promise.all([
    access.session === 'executive' ? readExecutive() : readSession('executive'),
    readSession('client'),
  ]);
  const sessions = { executive, client };
  const target = accessRedirect(access, sessions, path, search);
  const session = sessions[access.session];
  return target || !session ? { session: null, target: target ?? '/' } : { session, target: null };
}

/** The nonce that an inline script of a personal page needs to run. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}

/** Whether the page has the start script of public pages, which records presses and reserves the store's strip. */
export const hasDeferredScripts = async (): Promise<boolean> => (await headers()).has(deferredScriptsHeader);
