import { expect, test } from '@jest/globals';
import {
  consultarFiltrosDepto,
  consultarProductoDetalle,
  consultarProductosDepto,
} from '@/contract/catalogue/examples';
import { toDepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import { toFacets } from '@/lib/catalogue/listing-mappers';
import { toProduct } from '@/lib/catalogue/product-mappers';
import en from '@/messages/en.json';
import { catalogueMetadata } from './catalogue-metadata';
import { pageMetadata } from './page-metadata';

const words = { head: en.seo.head, department: en.listing.department };
const department = toDepartmentPage(consultarProductosDepto.datos, 'en');
const facets = toFacets(consultarFiltrosDepto.datos);
const productAt = (colour: string | null) => {
  const product = toProduct(consultarProductoDetalle.datos, 'en', colour);
  if (!product) throw new Error('the example has this colour');
  return product;
};
const product = productAt(null);
const ofDepartment = (change: object) =>
  catalogueMetadata({ kind: 'department', department: { ...department, ...change }, facets }, 'en', words);

test('F026 F027 a page names its address, its translations and the default among them', () => {
  expect(pageMetadata({ locale: 'de', title: 'x', description: 'y', at: '/love' }).alternates).toEqual({
    canonical: '/de/love',
    languages: { es: '/love', en: '/en/love', de: '/de/love', 'x-default': '/love' },
  });
});

test('F026 F033 a shared link has the page’s title, text and picture', () => {
  expect(
    pageMetadata({ locale: 'en', title: 'Bras', description: 'All of them.', at: '/love', card: 'women/bras' }),
  ).toMatchObject({
    openGraph: {
      title: 'Bras',
      description: 'All of them.',
      url: '/en/love',
      locale: 'en_GB',
      alternateLocale: ['es_ES', 'de_DE'],
      images: { url: '/share-cards/en/women/bras.jpg', width: 1200, height: 630, alt: 'Bras' },
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('F026 two departments with the same name are distinguished by their parents', () => {
  const crumbs = [
    { label: 'Women', href: '/a' },
    { label: 'Shapewear', href: '/b' },
  ];
  const metadata = ofDepartment({ name: 'Firm control', crumbs });
  expect(metadata.title).toBe('Firm control · Shapewear · Women');
  expect(metadata.description).toContain('Firm control · Shapewear · Women');
});

test('F026 a page of a listing has its number in title and description, and is its own canonical address', () => {
  const [first, second] = [1, 2].map((page) =>
    ofDepartment({
      page,
      pages: 7,
      alternates: toDepartmentPage({ ...consultarProductosDepto.datos, pagina: page }, 'en').alternates,
    }),
  );
  expect(second?.title).toContain('page 2');
  expect(second?.description).toContain('page 2 of 7');
  expect(second?.title).not.toBe(first?.title);
  expect(second?.description).not.toBe(first?.description);
  expect(second?.alternates?.canonical).toBe(`${first?.alternates?.canonical}/2`);
});

test('F026 a product is named with its reference and has the share card of its address', () => {
  const { title, description, openGraph } = catalogueMetadata({ kind: 'product', product }, 'en', words);
  expect(title).toBe(`${product.name} · ${product.reference}`);
  expect(description).toMatch(new RegExp(`^${product.name} \\(${product.reference}\\)\\. `));
  const slug = product.alternates.canonical.replace('/en/catalogue/', '');
  expect(JSON.stringify(openGraph?.images)).toContain(`/share-cards/en/${slug}.jpg`);
});

test('F026 F008 a colour has its own title, its product’s canonical address and the same card', () => {
  const { code, name } = product.variants[0] ?? { code: '', name: '' };
  const metadata = catalogueMetadata({ kind: 'product', product: productAt(code.toLowerCase()) }, 'en', words);
  expect(metadata.title).toBe(`${product.name}, ${name} · ${product.reference}`);
  expect(metadata.alternates?.canonical).toBe(product.href);
  expect(metadata.openGraph?.images).toMatchObject({ url: `/share-cards/en/${product.href.split('/').at(-1)}.jpg` });
});
