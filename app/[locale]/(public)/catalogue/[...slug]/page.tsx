import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DepartmentView } from '@/components/catalogue/listing/department-view';
import { ProductView } from '@/components/catalogue/product/product-view';
import { NotFoundScreen } from '@/components/search/not-found-screen';
import { PlaceData } from '@/components/seo/place-data';
import { absentPath } from '@/lib/access/route-access';
import { parseCataloguePath } from '@/lib/catalogue/catalogue-path';
import { getCataloguePlace } from '@/lib/catalogue/catalogue-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { placeMetadata } from '@/lib/seo/catalogue-metadata';

type Props = { params: Promise<{ slug: string[] }> };

export const generateStaticParams = () => [{ slug: ['build'] }];

/** What the server shows, as absent, for all addresses at which nothing is. Next would make it by script alone. */
const isAbsent = async (params: Props['params']) => `/catalogue/${(await params).slug.join('/')}` === absentPath;

/** A department or a product: both have addresses of the shop's owner, in each language, under one root. */
async function requirePlace(params: Props['params']) {
  const locale = await requireLocale();
  const { slug } = await params;
  if (parseCataloguePath(slug).length === 0) notFound();
  return (await getCataloguePlace(locale, slug.join('/'))) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (await isAbsent(params)) return { robots: { index: false } };
  const place = await requirePlace(params);
  return placeMetadata(place, await requireLocale(), {
    head: await getWords('seo.head'),
    department: await getWords('listing.department'),
  });
}

export default async function CataloguePage({ params }: Props) {
  if (await isAbsent(params)) return <NotFoundScreen />;
  const place = await requirePlace(params);
  return (
    <>
      <PlaceData place={place} />
      {place.kind === 'department' ? (
        <DepartmentView department={place.department} facets={place.facets} />
      ) : (
        <ProductView product={place.product} />
      )}
    </>
  );
}
