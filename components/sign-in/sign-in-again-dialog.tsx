'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Words } from '@/lib/i18n/message-texts';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { SessionKind } from '@/lib/session/session';
import type { SignedIn } from '@/lib/session/session-info';
import type { SessionEnd } from '@/lib/sign-in/session-end';
import { SignInForm, type SignInWords } from './sign-in-form';

export type SignInAgainWords = { end: Words<'security.end'>; form: SignInWords };
type End = Exclude<SessionEnd, { state: 'safe' }>;

type Props = {
  end: End;
  kind: SessionKind;
  words: SignInAgainWords;
  onClose: () => void;
  onSignedIn: (person: SignedIn) => void;
  /** Leaves the page, because another person has signed in. */
  onGoOn: () => void;
};

/** Signs in again without leaving the page, so that typed text is kept. */
export function SignInAgainDialog({ end, kind, words, onClose, onSignedIn, onGoOn }: Props) {
  const { end: said } = words;
  return (
    <Dialog open onClose={onClose} title={said[`${end.state}Title`]} closeLabel={said.close}>
      <p role="status">{textOf(end, said)}</p>
      <SignInForm kind={kind} words={words.form} onSignedIn={onSignedIn} />
      {end.state === 'other' && (
        <Button variant="quiet" onClick={onGoOn}>
          {fill(said.goOn, { name: end.name })}
        </Button>
      )}
    </Dialog>
  );
}

function textOf(end: End, said: SignInAgainWords['end']): string {
  if (end.state === 'ending') return fillCount(said.endingText, end.minutes);
  return end.state === 'other' ? fill(said.otherText, { name: end.name }) : said.endedText;
}
