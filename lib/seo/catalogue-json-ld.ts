import type {
  AggregateRating,
  ItemList,
  MerchantReturnPolicy,
  Offer,
  ProductGroup,
  Product as ProductNode,
  Review,
  VideoObject,
} from 'schema-dts';
import { toEuros } from '@/contract/money';
import { brand } from '@/lib/brand';
import type { DepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import type { Product } from '@/lib/catalogue/product-mappers';
import { localePath } from '@/lib/i18n/routing';
import { filmAddress, mediaAddress } from '@/lib/media/media-rules';
import type { ReviewPage } from '@/lib/reviews/reviews-mappers';
import { type OfferGroup, toColourOffers } from './colour-offers';
import { type Site, sellerRef } from './shop-json-ld';

/** From published reviews by buyers only. Reviewers' sizes are not published to search engines. */
export type Rating = Pick<ReviewPage, 'summary' | 'reviews'>;

type ProductFacts = Pick<
  Product,
  'reference' | 'name' | 'description' | 'href' | 'composition' | 'variants' | 'sellable' | 'sealedHygiene'
>;

const pictureWidth = 860;
const withdrawalDays = 14;
/** Some of the reviews shown on the page. */
const publishedReviews = 3;
const currency = 'EUR';

/** One variant per colour with an offer for each price; a product in one colour is its own variant. */
export function productJsonLd(site: Site, product: ProductFacts, rating: Rating | null): ProductGroup | ProductNode {
  const { reference, name, description, href, composition } = product;
  const colours = toColourOffers(product);
  const url = site.origin + href;
  const shared = {
    '@id': `${url}#product`,
    name,
    description,
    url,
    brand: { '@type': 'Brand', name: brand.name },
    ...(composition.length > 0 && { material: materialOf(composition) }),
    ...(rating?.summary && ratingOf(rating.summary, rating.reviews)),
  } as const;
  const variants = colours.map((colour) => ({
    '@type': 'Product' as const,
    sku: `${reference}-${colour.code}`,
    color: colour.name,
    ...(colour.hash && { image: pictureOf(site, colour.hash) }),
    ...filmOf(site, product, colour.code),
    size: colour.sizes,
    offers: colour.offers.map((offer) => offerOf(site, offer, product.sealedHygiene)),
  }));
  const [only] = variants;
  if (only && variants.length === 1) return { ...shared, ...only, mpn: reference };
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: reference,
    variesBy: 'https://schema.org/color',
    hasVariant: variants.map((variant, place) => ({
      ...variant,
      name: `${name}, ${variant.color}`,
      url: `${url}/${colours[place]?.code.toLowerCase()}`,
    })),
  };
}

function offerOf(site: Site, offer: OfferGroup, sealedHygiene: boolean): Offer {
  const price = toEuros(offer.cents);
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
  } as const;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: offer.available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: sellerRef(site),
    priceSpecification:
      offer.beforeCents === null
        ? priceSpecification
        : [
            priceSpecification,
            {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: toEuros(offer.beforeCents),
              priceCurrency: currency,
              valueAddedTaxIncluded: true,
            },
          ],
    // Sealed hygiene articles may be excluded from returns once opened, which this vocabulary cannot express.
    ...(!sealedHygiene && { hasMerchantReturnPolicy: { '@id': returnPolicyId(site) } }),
  };
}

const returnPolicyId = ({ origin }: Site) => `${origin}/#returns`;

/** The legal right of withdrawal for distance sales; a shop's further promises are in its text. */
export const returnPolicyJsonLd = (site: Site): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  '@id': returnPolicyId(site),
  applicableCountry: ['ES', 'DE'],
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: withdrawalDays,
  merchantReturnLink: site.origin + localePath(site.locale, '/customer-care/returns'),
});

/** Search engines require the date of a film. */
function filmOf(site: Site, { name, variants }: ProductFacts, code: string): { subjectOf?: VideoObject } {
  const { film, name: colour } = variants.find((variant) => variant.code === code) ?? {};
  if (!film?.addedOn) return {};
  const [format] = film.formats;
  return {
    subjectOf: {
      '@type': 'VideoObject',
      name: `${name}, ${colour}`,
      description: film.story ?? film.poster.alt,
      thumbnailUrl: pictureOf(site, film.poster.hash),
      contentUrl: site.origin + filmAddress(film.hash, format),
      uploadDate: film.addedOn,
    },
  };
}

const pictureOf = ({ origin }: Site, hash: string) => origin + mediaAddress(hash, pictureWidth, 'webp');

const materialOf = (composition: ProductFacts['composition']) =>
  composition
    .map(({ part, fibres }) => `${part}: ${fibres.map(({ name, percent }) => `${percent}\u00a0% ${name}`).join(', ')}`)
    .join('; ');

function ratingOf(
  { average, count }: NonNullable<Rating['summary']>,
  reviews: Rating['reviews'],
): { aggregateRating: AggregateRating; review: Review[] } {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    review: reviews.slice(0, publishedReviews).map(({ name, date, stars, title, text, locale }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: date,
      inLanguage: locale,
      name: title,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  };
}

/** F030: the products of one listing page, in its order. */
export const listingJsonLd = (
  site: Site,
  { name, alternates, products }: Pick<DepartmentPage, 'name' | 'alternates' | 'products'>,
): ItemList => ({
  '@type': 'ItemList',
  name,
  url: site.origin + alternates.canonical,
  numberOfItems: products.length,
  itemListElement: products.map(({ name: product, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: product,
    url: site.origin + href,
  })),
});
