'use client';

import { useState } from 'react';
import { type AgainWords, SignInAgain } from '@/components/sign-in/sign-in-again';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** The backend knows the session no more although its cookie is still there: signed in again, the page is read again. */
export function SignedOut({ name, words }: { name: string; words: AgainWords }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <EmptyState title={words.title} actions={<Button onClick={() => setOpen(true)}>{words.open}</Button>}>
        {words.text}
      </EmptyState>
      <SignInAgain
        open={open}
        name={name}
        words={words}
        onClose={() => setOpen(false)}
        onSignedIn={() => window.location.reload()}
      />
    </>
  );
}
