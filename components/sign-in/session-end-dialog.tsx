'use client';

import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent } from 'react';
import { clientWelcome, executiveHome, passwordInit } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { pageKind, useSessionEnd } from '@/lib/sign-in/use-session-end';
import { importWithRetry } from '@/lib/state/import-with-retry';
import { useShopState } from '@/lib/state/use-shop-state';
import type { SignInAgainWords } from './sign-in-again-dialog';

/** Loaded when it is needed, which is rare. */
const SessionDialog = dynamic(
  async () => (await importWithRetry(() => import('./sign-in-again-dialog'))).SignInAgainDialog,
  {
    ssr: false,
  },
);

type Props = { words: SignInAgainWords; onLeave?: (address: string) => void };

/** The one dialog that signs in again after a session ended, for every personal page. */
export function SessionEndDialog({ words, onLeave = (address) => window.location.replace(address) }: Props) {
  const { end, onSignedIn, dismiss } = useSessionEnd();
  const firstPassword = useShopState('firstPassword');
  const choose = useEffectEvent(() => {
    const { locale, path } = splitLocale(window.location.pathname);
    if (path !== passwordInit) onLeave(localePath(locale, passwordInit));
  });
  useEffect(() => {
    if (firstPassword) choose();
  }, [firstPassword]);
  if (end.state === 'safe') return null;
  const kind = pageKind();
  const { locale } = splitLocale(window.location.pathname);
  // Another person continues in a new document, without what was typed in this one.
  const goHome = () => onLeave(localePath(locale, kind === 'client' ? clientWelcome : executiveHome));
  return (
    <SessionDialog
      end={end}
      kind={kind}
      words={words}
      onClose={dismiss}
      onGoOn={goHome}
      onSignedIn={async ({ id }) => {
        if (!(await onSignedIn(id))) goHome();
      }}
    />
  );
}
