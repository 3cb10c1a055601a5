import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AllReviews } from '@/components/reviews/all-reviews';
import { NotFoundScreen } from '@/components/search/not-found-screen';
import { requireLocale } from '@/lib/i18n/locale';
import { parseReviewsPath, reviewsPath } from '@/lib/reviews/reviews-path';
import { getReviewedProduct, getReviews } from '@/lib/reviews/reviews-queries';
import { absentPageMetadata } from '@/lib/seo/absent-page-metadata';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ path: string[] }> };

export const generateStaticParams = () => [{ path: ['build'] }];

const reviewsOnAPage = 20;

async function findReviewed(params: Props['params']) {
  const locale = await requireLocale();
  const path = parseReviewsPath((await params).path);
  const product = path && (await getReviewedProduct(locale, path.reference));
  if (!product) return null;
  const { page } = path;
  const found = await getReviews(locale, { reference: product.reference, page, size: reviewsOnAPage });
  return found && { locale, product, page, found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reviewed = await findReviewed(params);
  if (!reviewed) return absentPageMetadata((await getTranslations('error.notFound'))('title'));
  const { locale, product, page } = reviewed;
  const t = await getTranslations('reviews.all');
  return {
    ...pageMetadata({
      locale,
      title: t('title', { name: product.name }),
      description: t('description', { name: product.name }),
      at: reviewsPath(product.reference, page),
      card: product.href.split('/').at(-1),
    }),
    // Search engines should lead to the product itself, which has the same text and more.
    robots: { index: false, follow: true },
  };
}

/** All reviews of a product, without script and for further reading. */
export default async function ReviewsPage({ params }: Props) {
  const reviewed = await findReviewed(params);
  return reviewed ? <AllReviews {...reviewed} /> : <NotFoundScreen />;
}
