'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Words } from '@/lib/i18n/words';
import { askToSignIn, useSessionNews } from '@/lib/sign-in/session-news';

/** After signing in again the page is reloaded. */
export function SignedOut({ words }: { words: Words<'signIn.again'> }) {
  useSessionNews('back', () => window.location.reload());
  return (
    <EmptyState title={words.title} actions={<Button onClick={askToSignIn}>{words.open}</Button>}>
      {words.text}
    </EmptyState>
  );
}
