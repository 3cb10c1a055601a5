import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AllReviews } from '@/components/reviews/all-reviews';
import { requireLocale } from '@/lib/i18n/locale';
import { parseReviewsPath, reviewsPath } from '@/lib/reviews/reviews-path';
import { getReviewedProduct } from '@/lib/reviews/reviews-queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ path: string[] }> };

export const generateStaticParams = () => [{ path: ['build'] }];

async function requireReviewed(params: Props['params']) {
  const locale = await requireLocale();
  const path = parseReviewsPath((await params).path);
  const product = path && (await getReviewedProduct(locale, path.reference));
  if (!product) notFound();
  return { locale, product, page: path.page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, product, page } = await requireReviewed(params);
  const t = await getTranslations('reviews.all');
  return {
    ...pageMetadata({
      locale,
      title: t('title', { name: product.name }),
      description: t('description', { name: product.name }),
      at: reviewsPath(product.reference, page),
      card: product.href.split('/').at(-1),
    }),
    // Who searches is to find the product itself, which says the same and more.
    robots: { index: false, follow: true },
  };
}

/** All reviews of a product, for whoever has no script or wants to read on. */
export default async function ReviewsPage({ params }: Props) {
  const { locale, product, page } = await requireReviewed(params);
  return <AllReviews locale={locale} product={product} page={page} />;
}
