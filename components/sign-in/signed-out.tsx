'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { askToSignIn, useSessionNews } from '@/lib/sign-in/session-news';
import type messages from '@/messages/es.json';

/** Signed in again, the page is read again. */
export function SignedOut({ words }: { words: (typeof messages)['signIn']['again'] }) {
  useSessionNews('back', () => window.location.reload());
  return (
    <EmptyState title={words.title} actions={<Button onClick={askToSignIn}>{words.open}</Button>}>
      {words.text}
    </EmptyState>
  );
}
