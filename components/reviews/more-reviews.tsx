'use client';

import { type MouseEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Review } from '@/lib/reviews/reviews-mappers';
import type { MoreList } from './more-list';

type Props = {
  reference: string;
  locale: Locale;
  /** The page of all reviews: the link's target without script. */
  href: string;
  /** Ids that the page shows already. */
  shown: number[];
  words: Words<'reviews.more'>;
  itemWords: Words<'reviews.item'>;
};

export function MoreReviews({ reference, locale, href, shown, words, itemWords }: Props) {
  const [reviews, setReviews] = useState<Review[]>([]);
  const [next, setNext] = useState<number | null>(1);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [List, setList] = useState<typeof MoreList | null>(null);
  const [firstNew, setFirstNew] = useState<number | null>(null);

  async function load(event: MouseEvent) {
    // With a modifier key the browser opens the page in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || next === null) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    const parts = await import('./more-list').catch(() => null);
    const result = await parts?.readReviews(locale, reference, next);
    if (!parts || !result?.ok) {
      setState('failed');
      return;
    }
    const known = new Set([...shown, ...reviews.map(({ id }) => id)]);
    const fresh = result.data.reviews.filter(({ id }) => !known.has(id));
    setList(() => parts.MoreList);
    setReviews([...reviews, ...fresh]);
    setFirstNew(fresh[0]?.id ?? null);
    setNext(next < result.data.pages ? next + 1 : null);
    setState('idle');
  }

  return (
    <>
      {List && reviews.length > 0 && <List reviews={reviews} firstNew={firstNew} locale={locale} words={itemWords} />}
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
