'use client';

import { useEffect } from 'react';
import { readCookie } from '@/lib/session/cookie-header';
import type { SessionInfo } from '@/lib/session/session-info';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { useShopState } from '@/lib/state/use-shop-state';
import { loadSessionOnce } from './load-session';

/** The current session. Requested once per page load, and only when a token cookie shows that there may be one. */
export function useSession(): SessionInfo | null {
  const session = useShopState('session');
  const watched = Boolean(session?.executive ?? session?.client);
  useEffect(() => {
    if (readCookie(xsrfCookie)) void loadSessionOnce();
  }, []);
  useEffect(() => {
    if (!watched) return;
    // If its code fails to load, the next page renews the session.
    const watch = import('./session-refresh').then(
      ({ watchSession }) => watchSession(),
      () => () => {},
    );
    return () => void watch.then((stop) => stop());
  }, [watched]);
  return session;
}
