import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/text-link';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Locale } from '@/lib/i18n/routing';
import type { ReviewPage } from '@/lib/reviews/reviews-mappers';
import { reviewsHref } from '@/lib/reviews/reviews-path';
import type { ReviewedProduct } from '@/lib/reviews/reviews-queries';
import { ReviewFinder } from './review-finder';
import { ReviewItem } from './review-item';
import { ReviewSummary, ReviewsVerified } from './review-summary';

type Props = { locale: Locale; product: ReviewedProduct; page: number; found: ReviewPage };

export async function AllReviews({ locale, product, page, found }: Props) {
  const { reference, name, href, sizeGuide } = product;
  const [t, itemWords] = await Promise.all([getTranslations('reviews'), getMessageGroup('reviews.item')]);
  return (
    <div className="catalogue-page reviews">
      <p>
        <Link href={href} className={linkClass('accent')}>
          {t('all.back')}
        </Link>
      </p>
      <h1>{t('all.title', { name })}</h1>
      {found.summary && <ReviewSummary summary={found.summary} />}
      {!found.summary && found.reviews.length === 0 && <p>{t('none')}</p>}
      <ReviewFinder
        reference={reference}
        locale={locale}
        sizes={found.sizes}
        guide={sizeGuide}
        words={await getMessageGroup('reviews.finder')}
        moreWords={await getMessageGroup('reviews.more')}
        itemWords={itemWords}
      >
        <ul className="review-list">
          {found.reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} words={itemWords} locale={locale} headingLevel={2} />
            </li>
          ))}
        </ul>
        <Pagination
          label={t('all.pages')}
          page={page}
          pages={found.pages}
          href={(number) => reviewsHref(locale, reference, number)}
          pageLabel={(number) => t('all.page', { page: number })}
          previousLabel={t('all.previous')}
          nextLabel={t('all.next')}
          Link={Link}
        />
      </ReviewFinder>
      <ReviewsVerified />
    </div>
  );
}
