import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import { getFirstReviews } from '@/lib/reviews/reviews-queries';
import { reviewsAnchor } from './product-reviews';
import { Stars } from './stars';

type Props = { reference: string; locale: Locale };

/** One line beside the product's name that links to its reviews; nothing without reviews. */
export async function ProductRating({ reference, locale }: Props) {
  // The same request as the section's, so that it is sent once.
  const found = await getFirstReviews(locale, reference);
  if (!found?.summary) return null;
  const [t, format] = await Promise.all([getTranslations('reviews.summary'), getFormatter()]);
  const { count, average } = found.summary;
  const figure = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <a href={`#${reviewsAnchor}`} className="product-rating">
      <Stars value={average} />
      <span className="sr-only">{t('average', { average: figure, count })}</span>
      <span aria-hidden="true">
        {figure} ({count})
      </span>
    </a>
  );
}
