'use client';

import { useEffect } from 'react';
import { refreshEveryMs } from '@/contract/public-codes';
import { post, readCookie } from '@/lib/http/browser';
import { shopState } from '@/lib/state/shop-state';
import { useShopState } from '@/lib/state/use-shop-state';
import type { SessionInfo } from './session-info';

let started = false;

/** Who is signed in. Asked once a page load, and only where a token of ours says that somebody may be. */
export function useSession(): SessionInfo | null {
  useEffect(() => {
    if (started) return;
    started = true;
    if (readCookie('XSRF-TOKEN')) void firstSession();
    // S02: a page left open keeps its sign-in alive.
    setInterval(refreshSessions, refreshEveryMs);
  }, []);
  return useShopState('session');
}

let first: Promise<SessionInfo | null> | undefined;

/** The first answer of a page load: of everybody who needs one, one asks. */
export function firstSession(): Promise<SessionInfo | null> {
  first ??= loadSession().then((session) => {
    if (!session) first = undefined;
    return session;
  });
  return first;
}

/** Null when nobody could tell. */
export async function loadSession(): Promise<SessionInfo | null> {
  const answer = await fetch('/api/session', { credentials: 'same-origin' }).catch(() => null);
  if (!answer?.ok) return null;
  const session = (await answer.json()) as SessionInfo;
  keep(session);
  return session;
}

/** A new token for each sign-in that is known, and what the page may know of it. */
export async function refreshSessions(): Promise<void> {
  const session = shopState.get().session;
  const scopes = [session?.executive && 'socia', session?.client && 'cliente'].filter(Boolean);
  if (scopes.length === 0) return;
  await Promise.all(scopes.map((ambito) => post('/api/refreshToken', { ambito })));
  await loadSession();
}

/** S06. */
function keep(session: SessionInfo): void {
  shopState.set({ session, executiveSignedIn: session.executive !== null });
}
