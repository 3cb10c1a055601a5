'use client';

import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { type ConsentChoice, sendsPrivacySignal } from '@/lib/consent/consent';
import type { Words } from '@/lib/i18n/message-texts';
import './consent.css';

type Props = {
  policyHref: string;
  words: Words<'consent'>;
  choice: ConsentChoice | null;
  /** Opened by the visitor, with the current choice. */
  isChanging: boolean;
  onAnswer: (choice: ConsentChoice) => void;
  onClose: (() => void) | undefined;
};

const none: ConsentChoice = { measuring: false, advertising: false };
const all: ConsentChoice = { measuring: true, advertising: true };

/**
 * At the foot of the window without blocking the page, because it can wait. The three choices look equally important.
 */
export function ConsentPanel({ policyHref, words, choice, isChanging, onAnswer, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [isChoosing, setChoosing] = useState(isChanging);
  const [chosen, setChosen] = useState(choice ?? none);

  // Focus moves here only if the visitor opened the panel.
  useEffect(() => {
    if (!isChanging) return;
    setChoosing(true);
    panel.current?.focus();
  }, [isChanging]);

  const set = (change: Partial<ConsentChoice>) => setChosen((before) => ({ ...before, ...change }));
  return (
    <section
      ref={panel}
      className="consent"
      aria-labelledby="consent-title"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose?.()}
    >
      <div className="consent-words">
        <h2 id="consent-title">{words.title}</h2>
        <p>
          {words.text} <Link href={policyHref}>{words.policy}</Link>
        </p>
        {isChanging && sendsPrivacySignal() && <p>{words.signal}</p>}
      </div>
      {isChoosing && (
        <fieldset className="consent-kinds">
          <legend>{words.kinds}</legend>
          <Checkbox label={words.needed} hint={words.neededHint} checked disabled readOnly />
          <Checkbox
            label={words.measuring}
            hint={words.measuringHint}
            checked={chosen.measuring}
            onChange={({ target }) => set({ measuring: target.checked })}
          />
          <Checkbox
            label={words.advertising}
            hint={words.advertisingHint}
            checked={chosen.advertising}
            onChange={({ target }) => set({ advertising: target.checked })}
          />
        </fieldset>
      )}
      <div className="consent-buttons">
        <Button variant="secondary" onClick={() => onAnswer(none)}>
          {words.reject}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(all)}>
          {words.accept}
        </Button>
        {isChoosing ? (
          <Button variant="secondary" onClick={() => onAnswer(chosen)}>
            {words.save}
          </Button>
        ) : (
          <Button variant="secondary" aria-expanded={false} onClick={() => setChoosing(true)}>
            {words.choose}
          </Button>
        )}
      </div>
    </section>
  );
}
