'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { splitLocale } from '@/lib/i18n/routing';
import { pagePerson } from '@/lib/session/page-person';
import type { SessionKind } from '@/lib/session/session';
import type { SessionInfo } from '@/lib/session/session-info';
import { forgetImportDraft, forgetOthersImportDraft } from '@/lib/state/client-import-draft';
import { shopState } from '@/lib/state/shop-state';
import { useShopState } from '@/lib/state/use-shop-state';
import { loadSession, shopNow } from './load-session';
import { checkEveryMs, planSessionEnd, type SessionEnd } from './session-end';
import { refreshSessions } from './session-refresh';
import { announceSignedInAgain, useSignInEvent } from './sign-in-events';
import { onSignedOut } from './sign-out-broadcast';

const safe: SessionEnd = { state: 'safe' };
const ended: SessionEnd = { state: 'ended' };

/** The kind of session that this page needs. */
export const pageKind = (): SessionKind =>
  splitLocale(window.location.pathname).path.startsWith('/clients/') ? 'client' : 'executive';
const person = () => pagePerson(pageKind());

function planOf(session: SessionInfo | null): SessionEnd {
  const id = person();
  return id && session ? planSessionEnd(id, session[pageKind()], shopNow()) : safe;
}

/**
 * Watches the session that this page began with. Near its end the token is renewed; a message appears only if that
 * fails. The page stays as it is, so that typed text is kept.
 */
export function useSessionEnd() {
  const refused = useShopState('sessionEnded');
  const [end, setEnd] = useState<SessionEnd>(safe);
  // A dismissed message appears again only when the state changes.
  const [dismissed, setDismissed] = useState<SessionEnd['state'] | null>(null);

  const checkEnd = useEffectEvent(async () => {
    const before = planOf(shopState.get().session);
    if (shopState.get().leaving || (before.state === 'safe' && end.state === 'safe')) return;
    if (before.state === 'ending') await refreshSessions();
    // Another tab may have signed in again meanwhile.
    else await loadSession();
    const now = planOf(shopState.get().session);
    if (end.state !== 'safe' && now.state === 'safe') back();
    else setEnd(now);
  });
  useEffect(() => {
    const timer = setInterval(() => void checkEnd(), checkEveryMs);
    const onShow = () => void checkEnd();
    // A computer that slept, or a page from the back/forward cache, may resume with an ended session.
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  /** A call was refused: checks whether this page's session has ended, by the cookie or else by the backend. */
  const ask = useEffectEvent(async () => {
    shopState.set({ sessionEnded: false });
    if (!person()) return;
    setDismissed(null);
    const session = await loadSession();
    if (!session) return setEnd(ended);
    if (planOf(session).state === 'safe') await refreshSessions();
    setEnd(planOf(shopState.get().session));
  });
  useEffect(() => {
    if (refused) void ask();
  }, [refused]);

  /** The page's own sign-in button opens the dialog, whatever the cookie says. */
  async function open(): Promise<void> {
    shopState.set({ leaving: false });
    setDismissed(null);
    const now = planOf(await loadSession());
    setEnd(now.state === 'other' ? now : ended);
  }
  useSignInEvent('asked', () => void open());
  useEffect(forgetOthersImportDraft, []);
  useEffect(
    () =>
      onSignedOut((left) => {
        if (left === 'executive') forgetImportDraft();
        if (left === pageKind()) shopState.set({ leaving: true });
      }),
    [],
  );

  function back(): void {
    setEnd(safe);
    setDismissed(null);
    announceSignedInAgain();
  }
  /** Whether it is the page's own person; the page is not usable for anyone else. */
  async function onSignedIn(id: string): Promise<boolean> {
    if (id !== person()) return false;
    shopState.set({ leaving: false });
    await loadSession();
    back();
    return true;
  }
  return { end: dismissed === end.state ? safe : end, onSignedIn, dismiss: () => setDismissed(end.state) };
}
