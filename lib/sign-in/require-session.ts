import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { redirectFor } from '@/lib/access/can-open';
import { findAccess } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { openSession, type Session, type SessionKind, sessionCookieName } from '@/lib/session/session';

export async function readSession(kind: SessionKind): Promise<Session | null> {
  return openSession(kind, (await cookies()).get(sessionCookieName(kind))?.value);
}

/**
 * The second guard, where data is read: the page names its own path and asks the same table as the middleware, so a
 * page is closed even when the middleware is not there. A page that reads its query gives that as well, for the way back.
 */
export async function requireAccess(path: string, search = ''): Promise<Session> {
  const access = findAccess(path);
  if (!access || access.session === 'none') throw new Error(`${path} is not a guarded route`);
  const sessions = { executive: await readSession('executive'), client: await readSession('client') };
  const target = redirectFor(access, sessions, path, search);
  const session = sessions[access.session];
  if (target || !session) redirect(localePath(await requireLocale(), target ?? '/'));
  return session;
}
