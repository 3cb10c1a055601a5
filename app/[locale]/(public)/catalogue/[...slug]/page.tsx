import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DepartmentView } from '@/components/catalogue/listing/department-view';
import { ProductView } from '@/components/catalogue/product/product-view';
import { NotFoundScreen } from '@/components/search/not-found-screen';
import { CatalogueJsonLd } from '@/components/seo/catalogue-json-ld';
import { parseCataloguePath } from '@/lib/catalogue/catalogue-path';
import { getDepartmentOrProduct } from '@/lib/catalogue/catalogue-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { absentPageMetadata } from '@/lib/seo/absent-page-metadata';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';

type Props = { params: Promise<{ slug: string[] }> };

export const generateStaticParams = () => [{ slug: ['build'] }];

/** A department or a product: the shop's owner names both, in each language, under one root. */
async function findPlace(params: Props['params']) {
  const locale = await requireLocale();
  const { slug } = await params;
  return parseCataloguePath(slug).length > 0 ? getDepartmentOrProduct(locale, slug.join('/')) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = await findPlace(params);
  if (!place) return absentPageMetadata((await getTranslations('error.notFound'))('title'));
  return catalogueMetadata(place, await requireLocale(), {
    head: await getMessageGroup('seo.head'),
    department: await getMessageGroup('listing.department'),
  });
}

export default async function CataloguePage({ params }: Props) {
  const place = await findPlace(params);
  if (!place) return <NotFoundScreen />;
  return (
    <>
      <CatalogueJsonLd place={place} />
      {place.kind === 'department' ? (
        <DepartmentView department={place.department} facets={place.facets} />
      ) : (
        <ProductView product={place.product} />
      )}
    </>
  );
}
