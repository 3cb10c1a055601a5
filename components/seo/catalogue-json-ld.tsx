import type { DepartmentOrProduct } from '@/lib/catalogue/catalogue-queries';
import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { getFirstReviews } from '@/lib/reviews/reviews-queries';
import { listingJsonLd, productJsonLd, returnPolicyJsonLd } from '@/lib/seo/catalogue-json-ld';
import { asGraph } from '@/lib/seo/json-ld';
import { breadcrumbJsonLd, sellerJsonLd } from '@/lib/seo/shop-json-ld';
import { JsonLd } from './json-ld';

/** Structured data of a department or a product. */
export async function CatalogueJsonLd({ place }: { place: DepartmentOrProduct }) {
  const site = { origin: settings().publicOrigin, locale: await requireLocale() };
  if (place.kind === 'department') {
    const { name, crumbs, alternates } = place.department;
    const steps = [...crumbs, { label: name, href: alternates.canonical }];
    return <JsonLd data={asGraph(listingJsonLd(site, place.department), breadcrumbJsonLd(site, steps))} />;
  }
  const { name, crumbs, href, sealedHygiene } = place.product;
  // The same request as the section's, so that it is sent once.
  const rating = await getFirstReviews(site.locale, place.product.reference);
  return (
    <JsonLd
      data={asGraph(
        productJsonLd(site, place.product, rating),
        breadcrumbJsonLd(site, [...crumbs, { label: name, href }]),
        sellerJsonLd(site),
        sealedHygiene ? null : returnPolicyJsonLd(site),
      )}
    />
  );
}
