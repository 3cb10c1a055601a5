'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { shopState } from '@/lib/state/shop-state';
import { useShopState } from '@/lib/state/use-shop-state';
import type { SessionKind } from './session';
import { lookEveryMs, planSessionEnd, type SessionEnd } from './session-end';
import type { SignedIn } from './session-info';
import { loadSession, refreshSessions } from './use-session';

type Person = { kind: SessionKind; name: string; exp: number };

const safe: SessionEnd = { state: 'safe' };
const toPerson = (kind: SessionKind, { name, exp }: SignedIn): Person => ({ kind, name, exp });

/**
 * Watches the sign-in that this page began with. Near its end a new token is tried first; only where that does not
 * last longer is anybody told. The page stays as it is: what was typed is kept.
 */
export function useSessionEnd() {
  const session = useShopState('session');
  const refused = useShopState('sessionEnded');
  const [end, setEnd] = useState<SessionEnd>(safe);
  const person = useRef<Person | null>(null);
  const found = session?.executive
    ? toPerson('executive', session.executive)
    : session?.client && toPerson('client', session.client);

  useEffect(() => {
    if (found) person.current = found;
  }, [found]);

  const look = useCallback(async () => {
    if (!person.current) return;
    const plan = planSessionEnd(person.current.exp, Date.now());
    if (plan.state === 'safe') return setEnd(safe);
    if (plan.state === 'ending') {
      await refreshSessions();
      return setEnd(planSessionEnd(person.current.exp, Date.now()));
    }
    // Another tab may have signed in again meanwhile.
    await loadSession();
    setEnd(planSessionEnd(person.current.exp, Date.now()));
  }, []);

  useEffect(() => {
    const timer = setInterval(look, lookEveryMs);
    // A computer that slept wakes up with a session that has ended.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);

  /** Signed in again, here, by whoever it was. */
  async function onSignedIn(name: string) {
    if (name !== person.current?.name) return window.location.reload();
    await loadSession();
    shopState.set({ sessionEnded: false });
    setEnd(safe);
  }

  const ended = refused && person.current !== null;
  return { end: ended ? ({ state: 'ended' } as const) : end, kind: person.current?.kind ?? 'executive', onSignedIn };
}
