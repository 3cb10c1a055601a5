'use client';

import dynamic from 'next/dynamic';
import { Dialog } from '@/components/ui/dialog';
import { loadSession } from '@/lib/session/use-session';
import { insist } from '@/lib/state/insist';
import type { SignInWords } from './sign-in-form';

/** Comes when it is needed, which is hardly ever. */
const SignInForm = dynamic(async () => (await insist(() => import('./sign-in-form'))).SignInForm, { ssr: false });

export type AgainWords = Record<'title' | 'text' | 'close' | 'open', string> & { form: SignInWords };

type Props = {
  open: boolean;
  /** Whose page it is: what somebody else's sign-in would show is not on it. */
  name: string;
  words: AgainWords;
  onClose: () => void;
  onSignedIn: () => void;
};

/** A session that ended in the middle is opened again over the page, which keeps what was typed. */
export function SignInAgain({ open, name, words, onClose, onSignedIn }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <p>{words.text}</p>
      {open && (
        <SignInForm
          kind="executive"
          words={words.form}
          onSignedIn={(person) => {
            if (person.name !== name) return window.location.reload();
            void loadSession();
            onSignedIn();
          }}
        />
      )}
    </Dialog>
  );
}
