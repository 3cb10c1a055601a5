import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { cache } from 'react';
import { roles } from '@/contract/public-codes';
import { redirectFor } from '@/lib/access/can-open';
import { findAccess } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { openSession, type Session, type SessionKind, sessionCookieName } from '@/lib/session/session';
import { askOrderAtHand, isLiving } from './session-queries';

/**
 * Whether a sign-in has ended is a question of the hour, which belongs to a request: without the wait a page that is
 * prepared ahead of its visit, its cookies known, would read the clock, and Next reports that as an error.
 */
const readCookie = cache(async (kind: SessionKind): Promise<Session | null> => {
  await connection();
  return openSession(kind, (await cookies()).get(sessionCookieName(kind))?.value);
});

/** Whether somebody is, or was, signed in here: nobody else has a session that could end. */
export async function bringsSession(): Promise<boolean> {
  const kept = await cookies();
  return (['executive', 'client'] as const).some((kind) => kept.has(sessionCookieName(kind)));
}

export const readSession = cache(async (kind: SessionKind): Promise<Session | null> => {
  const session = await readCookie(kind);
  // A cookie that somebody kept opens nothing once its session has ended.
  return session && (await isLiving(kind, session)) ? session : null;
});

/**
 * The same at a desk, whose frame asks for the order in hand anyway: where the backend tells that, her session lives, and
 * is not asked about by itself. Where nobody answers the token's own end counts, and to ask again would only wait again. No
 * other answer settles anything.
 */
export const readDeskSession = cache(async (): Promise<Session | null> => {
  const session = await readCookie('executive');
  const works = session?.claims.role === roles.executive && session.claims.passwordChanged;
  const told = works ? await askOrderAtHand(session.token, await requireLocale()) : null;
  return told?.ok || told?.kind === 'network' ? session : readSession('executive');
});

/**
 * The second guard, where data is read: the page names its own path and asks the same table as the middleware, so a
 * page is closed even when the middleware is not there. A page that reads its query gives that as well, for the way back.
 */
export async function requireAccess(path: string, search = ''): Promise<Session> {
  const { session, target } = await askAccess(path, search, readDeskSession);
  if (!session) redirect(localePath(await requireLocale(), target));
  return session;
}

/** The same for what is no page, and has no frame: her session, or where she goes instead, without its language. */
export async function askAccess(
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
  const target = redirectFor(access, sessions, path, search);
  const session = sessions[access.session];
  return target || !session ? { session: null, target: target ?? '/' } : { session, target: null };
}
