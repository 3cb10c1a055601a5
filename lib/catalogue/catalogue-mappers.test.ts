import { expect, test } from '@jest/globals';
import { bodyCard, braCard, consultarMenuProductos, consultarProductosDepto } from '@/contract/catalogue/examples';
import type { MenuWire, ProductCardWire } from '@/contract/catalogue/schemas';
import { toDepartmentPage, toMenu, toPriceRange, toProductCard } from './catalogue-mappers';

const sub = (label: string, orderLabel: number, descripcion: string) => ({
  label,
  orderLabel,
  descripcion,
  url: `mujer/${descripcion}`,
});
const category = { url: 'mujer/sujetadores', description: 'Bras' };
const women = (subcategory: ReturnType<typeof sub>[]): MenuWire[number] => ({
  orden: 1,
  descripcion: 'Women',
  url: 'mujer',
  categorias: [{ ...category, subcategory }],
});
const men: MenuWire[number] = { orden: 2, descripcion: 'Men', url: 'hombre', categorias: [] };
const boxers = { url: 'hombre/boxers', description: 'Boxers', subcategory: [] };

test('E02 R43 the menu shows women before men, whatever the order on the wire', () => {
  expect(toMenu([men, women([])], 'es').map(({ order, label, href }) => [order, label, href])).toEqual([
    [1, 'Women', '/catalogue/mujer'],
    [2, 'Men', '/catalogue/hombre'],
  ]);
});

test('E02 R43 subcategories with the same label form one group, ordered by label', () => {
  const wire = [
    women([sub('By support', 2, 'strong'), sub('By shape', 1, 'balconette'), sub('By support', 2, 'light')]),
  ];
  expect(toMenu(wire, 'es')[0]?.categories).toEqual([
    {
      label: 'Bras',
      href: '/catalogue/mujer/sujetadores',
      picture: null,
      groups: [
        { label: 'By shape', children: [{ label: 'balconette', href: '/catalogue/mujer/balconette' }] },
        {
          label: 'By support',
          children: [
            { label: 'strong', href: '/catalogue/mujer/strong' },
            { label: 'light', href: '/catalogue/mujer/light' },
          ],
        },
      ],
    },
  ]);
});

test('E02 a category has the picture given on the wire', () => {
  expect(toMenu(consultarMenuProductos.datos, 'es')[0]?.categories[0]?.picture).toBe('8c1f4a90d2b7e6531f0a');
});

test('E02 mapping does not change its input, and an empty menu stays empty', () => {
  const wire = structuredClone(consultarMenuProductos.datos);
  toMenu(wire, 'es');
  expect(wire).toEqual(consultarMenuProductos.datos);
  expect(toMenu([], 'es')).toEqual([]);
});

test('E02 each gender has its own categories, also when the one before it has some and it has none', () => {
  const menu = toMenu([women([sub('By shape', 1, 'balconette')]), men, { ...men, categorias: [boxers] }], 'de');
  expect(menu.map(({ slug, categories }) => [slug, categories.map(({ label, href }) => [label, href])])).toEqual([
    ['mujer', [['Bras', '/de/catalogue/mujer/sujetadores']]],
    ['hombre', []],
    ['hombre', [['Boxers', '/de/catalogue/hombre/boxers']]],
  ]);
});

test('E01 K12 a card has name, address in its language, price in cents, colours and pictures', () => {
  expect(toProductCard(braCard, 'de')).toEqual({
    reference: 'V1042',
    name: 'Sujetador Alba',
    href: '/de/catalogue/bh-alba-v1042',
    price: { from: 3490, to: 3690, before: null },
    badge: 'NUEVO',
    colours: [
      {
        code: '001',
        name: 'Negro',
        colour: '#1d1b1e',
        src: '/media/swatches/es-negro.svg',
        picture: { hash: '8c1f4a90d2b7e6531f0a', alt: 'Sujetador Alba en negro, de frente', dominantColor: '#2b2a2e' },
      },
      { code: '014', name: 'Arena', colour: '#d9c3a8', src: '/media/swatches/es-arena.svg', picture: null },
    ],
    secondPicture: null,
    available: true,
  });
});

test('K12 a price on sale has the former range and the lowest price of 30 days', () => {
  expect(toProductCard(bodyCard, 'es').price).toEqual({
    from: 4490,
    to: 4490,
    before: { from: 5490, to: 5490, lowest30: 5290 },
  });
});

test.each<[string, Partial<ProductCardWire['precio']>]>([
  ['the lowest price of 30 days', { minimo30: null }],
  ['the lowest earlier price', { antesDesde: null }],
  ['the highest earlier price', { antesHasta: null }],
])('K12 a reduction without %s is not shown as one', (_, change) => {
  expect(toPriceRange({ ...bodyCard.precio, ...change })).toEqual({ from: 4490, to: 4490, before: null });
});

test('K12 decimal euros become whole cents', () => {
  const price = toPriceRange({ desde: 19.99, hasta: 1234.1, antesDesde: 0.29, antesHasta: 4.35, minimo30: 1.1 });
  expect(price).toEqual({ from: 1999, to: 123410, before: { from: 29, to: 435, lowest30: 110 } });
});

test('a page of a department knows its number, and its address contains it', () => {
  const { datos } = consultarProductosDepto;
  const page = toDepartmentPage({ ...datos, pagina: 2 }, 'de');
  expect(page.alternates.canonical).toBe(`/de/catalogue/${datos.departamento.url.de}/2`);
  expect(page.crumbs).toHaveLength(datos.departamento.migas.length - 1);
  expect(page.products).toHaveLength(datos.productos.length);
});
