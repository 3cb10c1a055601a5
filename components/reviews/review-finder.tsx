'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import {
  isUnfiltered,
  noReviewFilter,
  type ReviewFilter,
  type ReviewSort,
  reviewSorts,
} from '@/lib/reviews/review-filter';
import { useOwnSize } from '@/lib/size-tables/own-sizes';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import type { FoundReviewsProps } from './found-reviews';

type Props = {
  reference: string;
  locale: Locale;
  sizes: string[];
  guide: SizeGuideName | null;
  words: Words<'reviews.finder'>;
  moreWords: Words<'reviews.more'>;
  itemWords: Words<'reviews.item'>;
  /** The first reviews, rendered by the server. */
  children: ReactNode;
};

/**
 * Sorts and filters the reviews of a product. The code loads with the first choice, because the page has the first
 * reviews.
 */
export function ReviewFinder({ reference, locale, sizes, guide, words, moreWords, itemWords, children }: Props) {
  const [choice, setChoice] = useState<ReviewFilter>(noReviewFilter);
  const [Found, setFound] = useState<ComponentType<FoundReviewsProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const own = useOwnSize(guide);
  const saySize = useFormatSize(locale, itemWords.labelled);

  async function choose(change: Partial<ReviewFilter>) {
    setChoice({ ...choice, ...change });
    setFailed(false);
    try {
      const { FoundReviews } = await import('./found-reviews');
      setFound(() => FoundReviews);
    } catch {
      setFailed(true);
    }
  }
  const isAsked = !isUnfiltered(choice) && !failed;
  const sorts: readonly ReviewSort[] = own ? [...reviewSorts, 'mine'] : reviewSorts;
  return (
    <>
      <form className="reviews-finder" onSubmit={(event) => event.preventDefault()}>
        <Field label={words.sort}>
          {(control) => (
            <Select
              {...control}
              value={choice.sort}
              onChange={({ target }) => void choose({ sort: target.value as ReviewSort })}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {words[sort]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.stars}>
          {(control) => (
            <Select
              {...control}
              value={choice.stars}
              onChange={({ target }) => void choose({ stars: Number(target.value) })}
            >
              <option value={0}>{words.allStars}</option>
              {[5, 4, 3, 2, 1].map((stars) => (
                <option key={stars} value={stars}>
                  {stars === 1 ? words.oneStar : fill(words.someStars, { stars })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {sizes.length > 1 && (
          <Field label={words.size}>
            {(control) => (
              <Select {...control} value={choice.size} onChange={({ target }) => void choose({ size: target.value })}>
                <option value="">{words.allSizes}</option>
                {sizes.map((size) => (
                  <option key={size} value={size}>
                    {saySize(size)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </form>
      {failed && <p role="alert">{moreWords.failed}</p>}
      {isAsked && Found ? (
        <Found
          key={JSON.stringify(choice)}
          reference={reference}
          locale={locale}
          choice={choice}
          own={own}
          words={words}
          moreWords={moreWords}
          itemWords={itemWords}
        />
      ) : (
        children
      )}
    </>
  );
}
