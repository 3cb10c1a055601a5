'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Words } from '@/lib/i18n/message-texts';
import { openSignInDialog, useSignInEvent } from '@/lib/sign-in/sign-in-events';

/** After signing in again the page is reloaded. */
export function SignInAgainPrompt({ words }: { words: Words<'signIn.again'> }) {
  useSignInEvent('back', () => window.location.reload());
  return (
    <EmptyState title={words.title} actions={<Button onClick={openSignInDialog}>{words.open}</Button>}>
      {words.text}
    </EmptyState>
  );
}
