import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { ReviewFilter } from '@/lib/reviews/review-filter';
import { listAllReviews, listMoreReviews } from '@/lib/reviews/reviews-calls';
import type { Review } from '@/lib/reviews/reviews-mappers';
import { sortByOwnSize } from '@/lib/reviews/sort-by-own-size';
import { MoreList } from './more-list';

export type FoundReviewsProps = {
  reference: string;
  locale: Locale;
  choice: ReviewFilter;
  /** The visitor's own size, if it is known. */
  own: string | null;
  words: Words<'reviews.finder'>;
  moreWords: Words<'reviews.more'>;
  itemWords: Words<'reviews.item'>;
};

/** The reviews that one choice finds, page by page; another choice mounts another instance. */
export function FoundReviews({ reference, locale, choice, own, words, moreWords, itemWords }: FoundReviewsProps) {
  const [reviews, setReviews] = useState<Review[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const [pages, setPages] = useState(1);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');

  useEffect(() => {
    let left = false;
    if (state !== 'loading') return;
    const read =
      choice.sort === 'mine'
        ? listAllReviews(locale, reference, choice)
        : listMoreReviews(locale, reference, page, choice);
    void read.then((result) => {
      if (left) return;
      setState(result.ok ? 'ready' : 'failed');
      if (!result.ok) return;
      const { data } = result;
      setReviews((before) => [...before, ...data.reviews.filter(({ id }) => !before.some((each) => each.id === id))]);
      setTotal(data.total);
      setPages(data.pages);
    });
    return () => {
      left = true;
    };
  }, [locale, reference, page, choice, state]);

  const shown = choice.sort === 'mine' && own ? sortByOwnSize(reviews, own) : reviews;

  function next() {
    if (state === 'ready') setPage(page + 1);
    setState('loading');
  }
  return (
    <>
      <p role="status">
        {state === 'failed' && moreWords.failed}
        {state === 'loading' && moreWords.loading}
        {state === 'ready' && (total === 0 ? words.none : fillCount(words.found, total ?? 0))}
      </p>
      <MoreList reviews={shown} firstNew={null} locale={locale} words={itemWords} />
      {(state === 'failed' || page < pages) && (
        <Button variant="secondary" pending={state === 'loading'} pendingLabel={moreWords.loading} onClick={next}>
          {state === 'failed' ? words.retry : moreWords.show}
        </Button>
      )}
    </>
  );
}
