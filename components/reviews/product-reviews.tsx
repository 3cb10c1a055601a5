import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Locale } from '@/lib/i18n/routing';
import { reviewsHref } from '@/lib/reviews/reviews-path';
import { getFirstReviews } from '@/lib/reviews/reviews-queries';
import { MoreReviews } from './more-reviews';
import { ReviewItem } from './review-item';
import { ReviewSummary, ReviewsVerified } from './review-summary';

export const reviewsAnchor = 'reviews';

type Props = { reference: string; locale: Locale };

/** A section of the product's page: static, revalidated by the tag of the product's reviews. */
export async function ProductReviews({ reference, locale }: Props) {
  const [t, itemWords, found] = await Promise.all([
    getTranslations('reviews'),
    getMessageGroup('reviews.item'),
    getFirstReviews(locale, reference),
  ]);
  if (!found) return null;
  const { summary, reviews, pages } = found;
  return (
    <section id={reviewsAnchor} className="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      {summary ? <ReviewSummary summary={summary} /> : reviews.length === 0 && <p>{t('none')}</p>}
      <ul className="review-list">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} words={itemWords} locale={locale} headingLevel={3} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <>
          <MoreReviews
            reference={reference}
            locale={locale}
            href={reviewsHref(locale, reference)}
            shown={reviews.map(({ id }) => id)}
            words={await getMessageGroup('reviews.more')}
            itemWords={itemWords}
          />
          <p>
            <Link href={reviewsHref(locale, reference)} className={linkClass()}>
              {t('sortAll')}
            </Link>
          </p>
        </>
      )}
      <ReviewsVerified />
    </section>
  );
}
