import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { formatDay } from '@/lib/reviews/review-day';
import type { Review } from '@/lib/reviews/reviews-mappers';
import { Stars } from './stars';

type Props = { review: Review; words: Words<'reviews.item'>; locale: Locale; headingLevel: 2 | 3 };

/** For the server and the browser alike. */
export function ReviewItem({ review, words, locale, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { name, date, stars, fit, size, title, text } = review;
  const foreign = review.locale === locale ? undefined : review.locale;
  return (
    <article className="review">
      <p className="review-verdict">
        <Stars value={stars} label={fill(words.stars, { stars })} />
        <span>{words.fit[fit]}</span>
      </p>
      <Heading className="review-title" lang={foreign}>
        {title}
      </Heading>
      <p className="review-text" lang={foreign}>
        {text}
      </p>
      <p className="review-writer">
        {[name, formatDay(date, locale), size && fill(words.size, { size }), foreign && words.language[foreign]]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}
