import { expect, test } from '@jest/globals';
import { consultarProductoDetalle } from '@/contract/examples/catalogue';
import type { ProductWire } from '@/contract/schemas/catalogue';
import { toProduct } from './product-mappers';

const wire: ProductWire = consultarProductoDetalle.datos;
const first = wire.variants[0] as ProductWire['variants'][number];

const withArticle = (change: Partial<(typeof first.sizeList)[string]>): ProductWire => ({
  ...wire,
  variants: [{ ...first, sizeList: { '85B': { ...first.sizeList['85B'], ...change } } } as typeof first],
});

test('E01 R42 a product has its variants with pictures, sizes and codes, and what it is made of', () => {
  const product = toProduct(wire, 'en', null);
  expect(product).toMatchObject({ reference: wire.parent.reference, name: wire.nombre, shown: 0, sizeGuide: 'bras' });
  expect(product?.variants.map(({ code }) => code)).toEqual(wire.variants.map(({ codColor }) => codColor));
  for (const [place, { articles }] of (product?.variants ?? []).entries()) {
    const sizeList = wire.variants[place]?.sizeList ?? {};
    expect(articles.map(({ size, code, band, cup }) => [size, code, band, cup])).toEqual(
      Object.entries(sizeList).map(([size, { codigo, banda, copa }]) => [size, codigo, banda, copa]),
    );
  }
  expect(product?.composition.length).toBe(wire.legal.composicion.length);
  expect(product?.alternates.languages).toEqual({
    es: `/catalogue/${wire.url.es}`,
    en: `/en/catalogue/${wire.url.en}`,
    de: `/de/catalogue/${wire.url.de}`,
    'x-default': `/catalogue/${wire.url.es}`,
  });
});

test('F008 a colour has an address of its own, the product speaks for it, and its twins keep the colour', () => {
  const product = toProduct(wire, 'de', '014');
  expect(product).toMatchObject({ shown: 1, isColourPage: true });
  expect(product?.variants[1]?.href).toBe(`/de/catalogue/${wire.url.de}/014`);
  expect(product?.alternates.canonical).toBe(`/de/catalogue/${wire.url.de}`);
  expect(product?.alternates.languages.en).toBe(`/en/catalogue/${wire.url.en}/014`);
});

test('F008 the code stands in the address in small letters, and in no other way', () => {
  const named: ProductWire = { ...wire, variants: [{ ...first, codColor: 'NEG' }] };
  expect(toProduct(named, 'es', 'neg')?.variants[0]?.href).toBe(`/catalogue/${wire.url.es}/neg`);
  expect(toProduct(named, 'es', 'NEG')).toBeNull();
});

test('F008 a colour that the product is not made in has no page', () => {
  expect(toProduct(wire, 'es', '999')).toBeNull();
});

test('K12 N16 F025 an article on sale has its price before and the lowest of 30 days', () => {
  const product = toProduct(withArticle({ price: 54.9, salePrice: 44.9, lowest30: 52.9 }), 'es', null);
  expect(product?.variants[0]?.articles[0]).toMatchObject({ cents: 4490, before: { cents: 5490, lowest30: 5290 } });
});

test('N16 F025 without the lowest price of 30 days a reduced price is simply the price', () => {
  const product = toProduct(withArticle({ price: 54.9, salePrice: 44.9, lowest30: null }), 'es', null);
  expect(product?.variants[0]?.articles[0]).toMatchObject({ cents: 4490, before: null });
});

test('what is not available cannot be had once', () => {
  const product = toProduct(withArticle({ disponible: false, cantidadMaxima: 3 }), 'es', null);
  expect(product?.variants[0]?.articles[0]?.maxQuantity).toBe(0);
});
