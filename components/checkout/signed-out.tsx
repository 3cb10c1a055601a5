'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { askToSignIn, useSessionNews } from '@/lib/session/session-news';
import type { AgainWords } from './words';

/** The backend knows the session no more although its cookie is still there: signed in again, the page is read again. */
export function SignedOut({ words }: { words: AgainWords }) {
  useSessionNews('back', () => window.location.reload());
  return (
    <EmptyState title={words.title} actions={<Button onClick={askToSignIn}>{words.open}</Button>}>
      {words.text}
    </EmptyState>
  );
}
