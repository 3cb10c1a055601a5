import type { CataloguePlace } from '@/lib/catalogue/catalogue-queries';
import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { getFirstReviews } from '@/lib/reviews/reviews-queries';
import { listingData, productData, returnPolicyData } from '@/lib/seo/catalogue-data';
import { asGraph } from '@/lib/seo/json-ld';
import { breadcrumbData, sellerData } from '@/lib/seo/shop-data';
import { JsonLd } from './json-ld';

/** Structured data of a department or a product. */
export async function PlaceData({ place }: { place: CataloguePlace }) {
  const site = { origin: settings().publicOrigin, locale: await requireLocale() };
  if (place.kind === 'department') {
    const { name, crumbs, alternates } = place.department;
    const steps = [...crumbs, { label: name, href: alternates.canonical }];
    return <JsonLd data={asGraph(listingData(site, place.department), breadcrumbData(site, steps))} />;
  }
  const { name, crumbs, href, sealedHygiene } = place.product;
  // The same request as the section's, so that it is sent once.
  const rating = await getFirstReviews(site.locale, place.product.reference);
  return (
    <JsonLd
      data={asGraph(
        productData(site, place.product, rating),
        breadcrumbData(site, [...crumbs, { label: name, href }]),
        sellerData(site),
        sealedHygiene ? null : returnPolicyData(site),
      )}
    />
  );
}
