import { takeFocus } from '@/components/ui/take-focus';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { listMoreReviews } from '@/lib/reviews/reviews-calls';
import type { Review } from '@/lib/reviews/reviews-mappers';
import { ReviewItem } from './review-item';

type Props = { reviews: Review[]; firstNew: number | null; locale: Locale; words: Words<'reviews.item'> };

/**
 * Exported beside the list, because both load with the first request for reviews: every product's page has the link.
 */
export const readReviews = listMoreReviews;

export function MoreList({ reviews, firstNew, locale, words }: Props) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        // Keyboard and screen reader users continue at the first new review.
        <li key={review.id} tabIndex={-1} ref={review.id === firstNew ? takeFocus : undefined}>
          <ReviewItem review={review} words={words} locale={locale} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
