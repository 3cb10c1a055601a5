'use client';

import { type ReactNode, useState } from 'react';
import type { Locale } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import type { ReviewTranslation } from './review-translation';

export type ReviewWordsProps = {
  id: number;
  /** In which it was written, and in which it can be read. */
  from: Locale;
  to: Locale;
  headingLevel: 2 | 3;
  words: Words<'reviews.item'>['translation'];
  /** As it was written. */
  children: ReactNode;
};

/** A press under a review in another language. What brings the translation comes with the press. */
export function ReviewWords(props: ReviewWordsProps) {
  const [Translation, setTranslation] = useState<typeof ReviewTranslation | null>(null);
  const [failed, setFailed] = useState(false);
  const { words, children } = props;
  if (Translation) return <Translation {...props} />;
  const translate = () =>
    import('./review-translation').then(
      (part) => setTranslation(() => part.ReviewTranslation),
      () => setFailed(true),
    );
  return (
    <>
      {children}
      {failed && <p role="alert">{words.failed}</p>}
      <button type="button" className="ui-link review-translate" onClick={translate}>
        {words.show}
      </button>
    </>
  );
}
