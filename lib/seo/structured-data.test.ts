import { gzipSync } from 'node:zlib';
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@jest/globals';
import type { Graph, Thing } from 'schema-dts';
import { consultarProductoDetalle, consultarProductosDepto } from '@/contract/catalogue/examples';
import { consultarOpiniones } from '@/contract/reviews/examples';
import { toDepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import { toProduct } from '@/lib/catalogue/product-mappers';
import { toReviewPage } from '@/lib/reviews/reviews-mappers';
import { listingJsonLd, productJsonLd, returnPolicyJsonLd } from './catalogue-json-ld';
import { asGraph, serializeJsonLd } from './json-ld';
import { breadcrumbJsonLd, faqJsonLd, organizationJsonLd, sellerJsonLd, webSiteJsonLd } from './shop-json-ld';

const site = { origin: 'https://shop.example', locale: 'en' as const };
const read = toProduct(consultarProductoDetalle.datos, 'en', null);
if (!read) throw new Error('the example has a colour');
const product = read;
const department = toDepartmentPage(consultarProductosDepto.datos, 'en');
const [variant] = product.variants;
if (!variant) throw new Error('the example has a variant');
const oneColour = { ...product, variants: [variant] };
const twoColours = { ...product, variants: ['NEG', 'ARE'].map((code) => ({ ...variant, code })) };
const rating = toReviewPage(consultarOpiniones.datos);
const nobodyWrote = toReviewPage({ ...consultarOpiniones.datos, average: null, total: 0, reviews: [] });

/** Checked by an independent validator: the requirements of search engines for each type. */
async function problems(graph: Graph) {
  const jsonld: Record<string, { '@type': string }[]> = {};
  for (const node of JSON.parse(serializeJsonLd(graph))['@graph']) {
    jsonld[node['@type']] = [...(jsonld[node['@type']] ?? []), node];
  }
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === 'ERROR');
}

test.each([
  [
    'a product in two colours',
    asGraph(productJsonLd(site, twoColours, rating), sellerJsonLd(site), returnPolicyJsonLd(site)),
  ],
  ['a product in one colour', asGraph(productJsonLd(site, oneColour, null))],
  ['the way to a page', asGraph(breadcrumbJsonLd(site, department.crumbs))],
  ['a page of a listing', asGraph(listingJsonLd(site, department))],
  ['the company and its shop', asGraph(organizationJsonLd(site), webSiteJsonLd(site))],
])('F029 F030 the data of %s is valid for an independent validator', async (_, graph) => {
  expect(await problems(graph)).toEqual([]);
});

test('F029 the validator does report what is missing', async () => {
  const { offers: _, ...rest } = productJsonLd(site, oneColour, null) as unknown as { offers: unknown };
  expect(await problems(asGraph(rest as unknown as Thing))).not.toEqual([]);
});

test('F029 a colour is a variant, with an offer for each of its prices and the page’s seller', () => {
  const data = productJsonLd(site, twoColours, null) as unknown as Record<string, never>;
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: product.reference,
    variesBy: 'https://schema.org/color',
  });
  expect(data.hasVariant).toHaveLength(2);
  expect(data.hasVariant?.[0]).toMatchObject({
    sku: `${product.reference}-NEG`,
    url: `https://shop.example${product.href}/neg`,
    offers: [
      { price: 34.9, priceCurrency: 'EUR', seller: { '@id': 'https://shop.example/#organization' } },
      { price: 36.9, availability: 'https://schema.org/OutOfStock' },
    ],
  });
  expect(productJsonLd(site, oneColour, null)).toMatchObject({ '@type': 'Product', mpn: product.reference });
});

test('F029 N16 a reduced offer has the lowest price of 30 days as its former price', () => {
  const articles = variant.articles.map((each) => ({ ...each, cents: 2000, before: { cents: 4000, lowest30: 2500 } }));
  const data = productJsonLd(site, { ...product, variants: [{ ...variant, articles }] }, null);
  expect(JSON.parse(JSON.stringify(data)).offers[0].priceSpecification).toMatchObject([
    { price: 20, valueAddedTaxIncluded: true },
    { price: 25, priceType: 'https://schema.org/StrikethroughPrice' },
  ]);
});

test('F029 without reviews there is no rating', () => {
  for (const none of [null, nobodyWrote]) {
    const text = JSON.stringify(productJsonLd(site, twoColours, none));
    expect(text).not.toMatch(/aggregateRating|"review"/);
  }
  expect(productJsonLd(site, twoColours, rating)).toMatchObject({
    aggregateRating: { ratingValue: 5, reviewCount: 1 },
    review: [{ author: { name: 'Carmen' }, reviewRating: { ratingValue: 5 } }],
  });
});

test('F029 a sealed hygiene article promises no return that the law does not give', () => {
  expect(JSON.stringify(productJsonLd(site, twoColours, null))).toContain('hasMerchantReturnPolicy');
  expect(JSON.stringify(productJsonLd(site, { ...twoColours, sealedHygiene: true }, null))).not.toContain(
    'hasMerchantReturnPolicy',
  );
});

test('F030 only questions are published as questions', () => {
  const asked = { title: 'How long does it take?', text: 'Four days.' };
  expect(faqJsonLd(site, [{ title: 'Times', text: 'Four days.' }])).toBeNull();
  expect(faqJsonLd(site, [{ title: 'Times', text: 'Four days.' }, asked])).toMatchObject({
    mainEntity: [{ name: asked.title, acceptedAnswer: { text: asked.text } }],
  });
});

test('F029 P7 the data of a product with a hundred articles in ten colours takes less than a kilobyte compressed', () => {
  const sizes = ['75', '80', '85', '90', '95'].flatMap((band) => ['B', 'C'].map((cup) => band + cup));
  const [article] = variant.articles;
  if (!article) throw new Error('the example has an article');
  const variants = Array.from({ length: 10 }, (_, place) => ({
    ...variant,
    code: `C${place}`,
    name: `Colour ${place}`,
    pictures: variant.pictures.map((each) => ({ ...each, hash: String(place).repeat(24) })),
    film: null,
    articles: sizes.map((size, each) => ({ ...article, size, cents: 3490 + 200 * (each % 2) })),
  }));
  const data = productJsonLd(site, { ...product, variants }, null);
  const text = serializeJsonLd(asGraph(data, sellerJsonLd(site), returnPolicyJsonLd(site)));
  expect(gzipSync(text).length).toBeLessThan(1024);
});

test('F029 N22 the data does not contain reviewers’ sizes', () => {
  const [{ size } = { size: null }] = consultarOpiniones.datos.reviews;
  expect(size).not.toBeNull();
  const { review } = productJsonLd(site, twoColours, rating) as unknown as { review: unknown };
  expect(JSON.stringify(review)).not.toContain(size);
});

test('F012 F029 a video is published with picture, file, date and description, if there is one', () => {
  const told = (shown: typeof product) =>
    (productJsonLd(site, shown, null) as unknown as { subjectOf?: unknown }).subjectOf;
  expect(told(oneColour)).toEqual({
    '@type': 'VideoObject',
    name: `${product.name}, ${variant.name}`,
    description: variant.film?.story,
    thumbnailUrl: `${site.origin}/media/${variant.pictures[0]?.hash}/860.webp`,
    contentUrl: `${site.origin}/media/${variant.film?.hash}/film.mp4`,
    uploadDate: '2026-11-02',
  });
  expect(told({ ...product, variants: [{ ...variant, film: null }] })).toBeUndefined();
});
