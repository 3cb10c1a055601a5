'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useSessionEnd } from '@/lib/session/use-session-end';
import { insist } from '@/lib/state/insist';
import type { SessionDialogWords } from './session-dialog';

/** Comes when it is needed, which is hardly ever. */
const SessionDialog = dynamic(async () => (await insist(() => import('./session-dialog'))).SessionDialog, {
  ssr: false,
});

export function SessionKeeper({ words }: { words: SessionDialogWords }) {
  const { end, kind, onSignedIn } = useSessionEnd();
  // Who has been warned and wants to go on reading is asked again only once it is over.
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (end.state === 'safe' || dismissed === end.state) return null;
  return (
    <SessionDialog
      end={end}
      kind={kind}
      words={words}
      onClose={() => setDismissed(end.state)}
      onSignedIn={(name) => {
        setDismissed(null);
        return onSignedIn(name);
      }}
    />
  );
}
