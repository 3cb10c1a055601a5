import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeFocus } from '@/components/ui/take-focus';
import { languageName } from '@/lib/i18n/language-name';
import type { Words } from '@/lib/i18n/message-texts';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { readTranslation } from '@/lib/reviews/reviews-calls';
import type { Translation } from '@/lib/reviews/reviews-mappers';

type Props = {
  id: number;
  /** The language it was written in, and the one it can be read in. */
  from: Locale;
  to: Locale;
  headingLevel: 2 | 3;
  words: Words<'reviews.item'>['translation'];
  /** The original text. */
  children: ReactNode;
};

/** Fetched once; then a press switches between translation and original. */
export function ReviewTranslation({ id, from, to, headingLevel, words, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  const [translation, setTranslation] = useState<Translation | null>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'translated' | 'original'>('loading');
  const original = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let left = false;
    if (state !== 'loading') return;
    void readTranslation(to, id).then((result) => {
      if (left) return;
      if (result.ok) setTranslation(result.data);
      setState(result.ok ? 'translated' : 'failed');
    });
    return () => {
      left = true;
    };
  }, [to, id, state]);

  // Keyboard and screen reader users continue at the translation, or at the original.
  useEffect(() => {
    if (state === 'original') original.current?.focus();
  }, [state]);

  function press() {
    if (state === 'translated') setState('original');
    else if (translation) setState('translated');
    else setState('loading');
  }
  return (
    <>
      {state === 'translated' && translation ? (
        <div tabIndex={-1} ref={takeFocus}>
          <p className="review-translated">
            {fill(translation.byService ? words.byService : words.from, { language: languageName(from, to) })}
          </p>
          <Heading className="review-title">{translation.title}</Heading>
          <p className="review-text">{translation.text}</p>
        </div>
      ) : (
        <div tabIndex={-1} ref={original}>
          {children}
        </div>
      )}
      <p role="status" className="reviews-failed">
        {state === 'failed' && words.failed}
      </p>
      <button
        type="button"
        className="ui-link review-translate"
        // It replaces the pressed button.
        ref={translation ? undefined : takeFocus}
        aria-busy={state === 'loading' || undefined}
        onClick={press}
      >
        {state === 'loading' && words.loading}
        {state === 'translated' && words.original}
        {(state === 'original' || state === 'failed') && words.show}
      </button>
    </>
  );
}
