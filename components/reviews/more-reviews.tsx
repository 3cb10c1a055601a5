'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/routing';
import type { Review } from '@/lib/reviews/reviews-mappers';
import type { ReviewItem, ReviewWords } from './review-item';

/** The group `reviews.more` of the messages. */
export type MoreWords = Record<'show' | 'loading' | 'failed', string>;

type Props = {
  reference: string;
  locale: Locale;
  /** The page with all of them: where the link leads without script. */
  href: string;
  /** Ids that the page shows already. */
  shown: number[];
  words: MoreWords;
  itemWords: ReviewWords;
};

/** Comes with the first reviews that are asked for: every product's page has this link. */
const loadParts = () => Promise.all([import('@/lib/reviews/reviews-mutations'), import('./review-item')]);

const focusOn = (element: HTMLElement | null) => element?.focus();

export function MoreReviews({ reference, locale, href, shown, words, itemWords }: Props) {
  const [reviews, setReviews] = useState<Review[]>([]);
  const [next, setNext] = useState<number | null>(1);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [Item, setItem] = useState<ComponentType<ComponentProps<typeof ReviewItem>> | null>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);

  async function load(event: MouseEvent) {
    // In a new tab she gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || next === null) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    const parts = await loadParts().catch(() => null);
    const result = await parts?.[0].listMoreReviews(locale, reference, next);
    if (!parts || !result?.ok) {
      setState('failed');
      return;
    }
    const known = new Set([...shown, ...reviews.map(({ id }) => id)]);
    const fresh = result.data.reviews.filter(({ id }) => !known.has(id));
    setItem(() => parts[1].ReviewItem);
    setReviews([...reviews, ...fresh]);
    setFirstNew(fresh[0]?.id ?? null);
    setNext(next < result.data.pages ? next + 1 : null);
    setState('idle');
  }

  return (
    <>
      {Item && reviews.length > 0 && (
        <ul className="review-list">
          {reviews.map((review) => (
            // Whoever listens or goes by keyboard continues with the first one that came.
            <li key={review.id} tabIndex={-1} ref={review.id === firstNew ? focusOn : undefined}>
              <Item review={review} words={itemWords} locale={locale} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="reviews-failed">
        {state === 'failed' && words.failed}
      </p>
      {next !== null && (
        <a
          href={href}
          onClick={load}
          aria-busy={state === 'loading' || undefined}
          className={buttonClass({ variant: 'secondary' })}
        >
          {state === 'loading' && <span className="ui-spinner" aria-hidden="true" />}
          {state === 'loading' ? words.loading : words.show}
        </a>
      )}
    </>
  );
}
