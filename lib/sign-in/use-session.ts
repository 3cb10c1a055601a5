'use client';

import { useEffect } from 'react';
import { readCookie } from '@/lib/http/cookie';
import type { SessionInfo } from '@/lib/session/session-info';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { useShopState } from '@/lib/state/use-shop-state';
import { firstSession } from './load-session';

/** Who is signed in. Asked once a page load, and only where a token of ours says that somebody may be. */
export function useSession(): SessionInfo | null {
  const session = useShopState('session');
  const watched = Boolean(session?.executive ?? session?.client);
  useEffect(() => {
    if (readCookie(xsrfCookie)) void firstSession();
  }, []);
  useEffect(() => {
    if (!watched) return;
    // Without its code the next page keeps the sign-in alive.
    const watch = import('./session-expiry').then(
      ({ watchSession }) => watchSession(),
      () => () => {},
    );
    return () => void watch.then((stop) => stop());
  }, [watched]);
  return session;
}
