'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { linkClass } from '@/components/ui/text-link';
import { StageOutcome } from './stage-outcome';

type AskProps = { onDone: () => void; actions: ReactNode };
type Props = {
  ask: {
    title: string;
    text: string;
    signIn: string;
    done: Pick<ComponentProps<typeof StageOutcome>, 'title' | 'text'>;
  };
  /** The sign-in page. */
  signIn: string;
  form: (asking: AskProps) => ReactNode;
};

/** Asks for a link; the message is the same for every address, because only the mail tells more. */
export function RequestMailLink({ ask, signIn, form }: Props) {
  const [asked, setAsked] = useState(false);
  const back = (
    <a href={signIn} className={linkClass('accent')}>
      {ask.signIn}
    </a>
  );
  if (asked)
    return (
      <StageOutcome {...ask.done} focus>
        {back}
      </StageOutcome>
    );
  return (
    <>
      <h1>{ask.title}</h1>
      <p>{ask.text}</p>
      {form({ onDone: () => setAsked(true), actions: back })}
    </>
  );
}
