import { expect, test } from '@jest/globals';
import { consultarProductoDetalle } from '@/contract/catalogue/examples';
import type { ProductWire } from '@/contract/catalogue/schemas';
import { toProduct } from './product-mappers';

const wire: ProductWire = consultarProductoDetalle.datos;
const first = wire.variants[0] as ProductWire['variants'][number];

const withArticle = (change: Partial<(typeof first.sizeList)[string]>): ProductWire => ({
  ...wire,
  variants: [{ ...first, sizeList: { '85B': { ...first.sizeList['85B'], ...change } } } as typeof first],
});

test('E01 R42 a product has its variants with pictures, sizes and codes, and what it is made of', () => {
  const [black, sand] = wire.variants as [typeof first, typeof first];
  const product = toProduct(
    {
      ...wire,
      variants: [
        { ...black, selected: false },
        { ...sand, selected: true },
      ],
    },
    'en',
    null,
  );
  expect(product).toMatchObject({
    reference: 'V1042',
    name: 'Sujetador Alba',
    shown: 1,
    sizeGuide: 'bras',
    features: { supports: 'Sujeción media', wires: 'Con aros' },
    price: { from: 3490, to: 3690, before: null },
    composition: [
      {
        part: 'Copa exterior',
        fibres: [
          { name: 'poliamida', percent: 88 },
          { name: 'elastano', percent: 12 },
        ],
      },
    ],
    maker: { name: 'Velia Moda S.L.' },
    responsible: null,
  });
  const media = (hash: string) => ({ hash, alt: 'Sujetador Alba en negro, de frente', dominantColor: '#2b2a2e' });
  expect(product?.variants).toEqual([
    {
      code: '001',
      name: 'Negro',
      colour: '#1d1b1e',
      src: '/media/swatches/es-negro.svg',
      href: '/en/catalogue/alba-bra-v1042/001',
      pictures: [media('8c1f4a90d2b7e6531f0a')],
      film: {
        hash: '5b7e1d20c94fa8361e02',
        poster: { ...media('8c1f4a90d2b7e6531f0a'), alt: 'Sujetador Alba en negro, vídeo' },
        formats: ['mp4', 'webm'],
        story: 'Sin sonido. El sujetador gira despacio y se ve por los dos lados.',
        addedOn: '2026-11-02',
      },
      articles: [
        { size: '85B', band: '85', cup: 'B', code: '482157', maxQuantity: 12, cents: 3490, before: null },
        // Sold out.
        { size: '90B', band: '90', cup: 'B', code: '482158', maxQuantity: 0, cents: 3690, before: null },
      ],
    },
    {
      code: '014',
      name: 'Arena',
      colour: '#d9c3a8',
      src: '/media/swatches/es-arena.svg',
      href: '/en/catalogue/alba-bra-v1042/014',
      pictures: [],
      film: null,
      articles: [{ size: '90C', band: '90', cup: 'C', code: '482166', maxQuantity: 12, cents: 3690, before: null }],
    },
  ]);
  expect(product?.alternates.languages).toEqual({
    es: '/catalogue/sujetador-alba-v1042',
    en: '/en/catalogue/alba-bra-v1042',
    de: '/de/catalogue/bh-alba-v1042',
    'x-default': '/catalogue/sujetador-alba-v1042',
  });
});

test('E01 colours are ordered by colorGroupList, sizes by the product’s sizeList, unlisted ones last', () => {
  const [black, sand] = wire.variants as [typeof first, typeof first];
  const price = { price: 34.9, salePrice: null, lowest30: null };
  const sizes = { ...black.sizeList, '95B': { ...black.sizeList['85B'], banda: '95' } } as typeof black.sizeList;
  const product = toProduct(
    {
      ...wire,
      variants: [{ ...black, codColor: '099' }, { ...black, sizeList: sizes }, sand],
      colorGroupList: ['014', '001'],
      sizeList: { '95B': price, '90B': price },
    },
    'es',
    '001',
  );
  expect(product?.variants.map(({ code }) => code)).toEqual(['014', '001', '099']);
  expect(product?.shown).toBe(1);
  expect(product?.variants[1]?.articles.map(({ size }) => size)).toEqual(['95B', '90B', '85B']);
});

test('E01 an article without its own price has the product’s price of its size, and one with its own keeps it', () => {
  const [black] = wire.variants as [typeof first];
  const article = black.sizeList['85B'] as (typeof black.sizeList)['85B'];
  const unpriced = { ...article, price: null, salePrice: null, lowest30: null } as unknown as typeof article;
  const sizes = { '85B': unpriced, '90B': article, '95B': unpriced } as unknown as typeof black.sizeList;
  const product = toProduct(
    {
      ...wire,
      variants: [{ ...black, sizeList: sizes }],
      sizeList: {
        '85B': { price: 34.9, salePrice: 29.9, lowest30: 31.9 },
        '90B': { price: 99, salePrice: null, lowest30: null },
      },
    },
    'es',
    null,
  );
  const said = product?.variants[0]?.articles.map(({ size, cents, before, maxQuantity }) => [
    size,
    cents,
    before,
    maxQuantity,
  ]);
  const own = toProduct(wire, 'es', null)?.variants[0]?.articles.find(({ size }) => size === '85B');
  expect(said).toEqual([
    ['85B', 2990, { cents: 3490, lowest30: 3190 }, own?.maxQuantity],
    ['90B', own?.cents, own?.before, own?.maxQuantity],
    ['95B', null, null, 0],
  ]);
});

test('E01 with showChildImages off every colour has the product’s own fotos, if there are any', () => {
  const ownFoto = { ...first.media[0], hash: 'e'.repeat(20) } as (typeof first.media)[number];
  const hashes = (change: Partial<ProductWire>) =>
    toProduct({ ...wire, ...change }, 'es', null)?.variants.map(({ pictures }) => pictures.map(({ hash }) => hash));
  const own = [['8c1f4a90d2b7e6531f0a'], []];
  const fotos = [ownFoto];
  expect(hashes({ fotos, showChildImages: true })).toEqual(own);
  expect(hashes({ fotos: [], showChildImages: false })).toEqual(own);
  expect(hashes({ fotos, showChildImages: false })).toEqual([[ownFoto.hash], [ownFoto.hash]]);
});

test('F008 a colour has its own address, its canonical one is the product’s, and its translations keep the colour', () => {
  const product = toProduct(wire, 'de', '014');
  expect(product).toMatchObject({ shown: 1, isColourPage: true });
  expect(product?.variants[1]?.href).toBe(`/de/catalogue/${wire.url.de}/014`);
  expect(product?.alternates.canonical).toBe(`/de/catalogue/${wire.url.de}`);
  expect(product?.alternates.languages.en).toBe(`/en/catalogue/${wire.url.en}/014`);
});

test('F008 an address contains the colour’s code in lower case only', () => {
  const named: ProductWire = { ...wire, variants: [{ ...first, codColor: 'NEG' }] };
  expect(toProduct(named, 'es', 'neg')?.variants[0]?.href).toBe(`/catalogue/${wire.url.es}/neg`);
  expect(toProduct(named, 'es', 'NEG')).toBeNull();
});

test('F008 a colour that the product is not made in has no page', () => {
  expect(toProduct(wire, 'es', '999')).toBeNull();
});

test('K12 N16 F025 an article on sale has its former price and the lowest of 30 days', () => {
  const product = toProduct(withArticle({ price: 54.9, salePrice: 44.9, lowest30: 52.9 }), 'es', null);
  expect(product?.variants[0]?.articles[0]).toMatchObject({ cents: 4490, before: { cents: 5490, lowest30: 5290 } });
});

test('N16 F025 without the lowest price of 30 days a reduced price is just the price', () => {
  const product = toProduct(withArticle({ price: 54.9, salePrice: 44.9, lowest30: null }), 'es', null);
  expect(product?.variants[0]?.articles[0]).toMatchObject({ cents: 4490, before: null });
});

test('an unavailable article has a maximum quantity of zero', () => {
  const product = toProduct(withArticle({ disponible: false, cantidadMaxima: 3 }), 'es', null);
  expect(product?.variants[0]?.articles[0]?.maxQuantity).toBe(0);
});

test('an article without price or code is shown but not sold, and a product without any price is not for sale', () => {
  const unpriced = toProduct({ ...withArticle({ price: null as never }), sizeList: {} }, 'es', null);
  expect(unpriced).toMatchObject({ sellable: false, variants: [{ articles: [{ cents: null, maxQuantity: 0 }] }] });
  const nameless = toProduct(withArticle({ codigo: '' }), 'es', null);
  expect(nameless).toMatchObject({ sellable: true, variants: [{ articles: [{ maxQuantity: 0 }] }] });
  const { price } = toProduct({ ...wire, precio: { ...wire.precio, hasta: null as never } }, 'es', null) ?? {};
  expect(price).toBeNull();
});

test('a product with an address in one language only has that one in all', () => {
  const product = toProduct({ ...wire, url: { es: 'alba', en: '', de: '' } }, 'de', null);
  expect(product?.alternates.languages).toMatchObject({
    es: '/catalogue/alba',
    en: '/en/catalogue/alba',
    de: '/de/catalogue/alba',
  });
});

test('F012 a video with little data is an MP4 with its own poster; media of unknown type is left out', () => {
  const [picture, film] = first.media as [(typeof first.media)[number], (typeof first.media)[number]];
  const { cartel: _, formatos: __, relato: ___, fecha: ____, ...plain } = film;
  const other = { ...picture, tipo: 'HOLOGRAMA' } as unknown as typeof picture;
  const product = toProduct({ ...wire, variants: [{ ...first, media: [other, picture, plain] }] }, 'en', null);
  const [variant] = product?.variants ?? [];
  expect(variant?.pictures.map(({ hash }) => hash)).toEqual([picture.hash]);
  expect(variant?.film).toMatchObject({ poster: { hash: film.hash }, formats: ['mp4'], story: null, addedOn: null });
});
