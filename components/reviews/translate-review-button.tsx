'use client';

import { type ComponentProps, useState } from 'react';
import type { ReviewTranslation } from './review-translation';

/** The button under a review in another language; the translation's code loads with the press. */
export function TranslateReviewButton(props: ComponentProps<typeof ReviewTranslation>) {
  const { words, children } = props;
  // The error text, or the loaded component.
  const [Part, setPart] = useState<typeof ReviewTranslation | string>();
  if (typeof Part === 'function') return <Part {...props} />;
  return (
    <>
      {children}
      {Part && <p role="alert">{Part}</p>}
      <button
        type="button"
        className="ui-link review-translate"
        onClick={() =>
          import('./review-translation').then(
            (part) => setPart(() => part.ReviewTranslation),
            () => setPart(words.failed),
          )
        }
      >
        {words.show}
      </button>
    </>
  );
}
