'use client';

import { SignInForm, type SignInWords } from '@/components/sign-in/sign-in-form';
import { Dialog } from '@/components/ui/dialog';
import { fillCount, type Plural } from '@/lib/i18n/words';
import type { SessionKind } from '@/lib/session/session';
import type { SessionEnd } from '@/lib/session/session-end';

/** The group `security.end`, and the words of the sign-in. */
export type SessionDialogWords = {
  end: Record<'endingTitle' | 'endedTitle' | 'endedText' | 'close', string> & {
    endingText: Plural;
  };
  form: SignInWords;
};

type Props = {
  end: Exclude<SessionEnd, { state: 'safe' }>;
  kind: SessionKind;
  words: SessionDialogWords;
  onClose: () => void;
  onSignedIn: (name: string) => void;
};

/** She signs in again without leaving the page: whatever she was typing is still there. */
export function SessionDialog({ end, kind, words, onClose, onSignedIn }: Props) {
  const { end: said } = words;
  const ending = end.state === 'ending';
  return (
    <Dialog open onClose={onClose} title={ending ? said.endingTitle : said.endedTitle} closeLabel={said.close}>
      <p role="status">{ending ? fillCount(said.endingText, end.minutes) : said.endedText}</p>
      <SignInForm kind={kind} words={words.form} onSignedIn={({ name }) => onSignedIn(name)} />
    </Dialog>
  );
}
