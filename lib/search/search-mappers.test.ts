import { expect, test } from '@jest/globals';
import { consultarProductosXReferencia as example } from '@/contract/catalogue/examples';
import { toSuggestions } from './search-mappers';

const wire = example.datos;

test('C011 F007 suggested pages are our own, with addresses in the language; another backend may have none', () => {
  const pages = (ayuda: typeof wire.ayuda) => toSuggestions({ ...wire, ayuda }, 'de').pages;
  expect(
    pages([
      { texto: 'Umtausch', ruta: '/customer-care/returns' },
      { texto: 'fremd', ruta: '//elsewhere.example' },
    ]),
  ).toEqual([{ label: 'Umtausch', href: '/de/customer-care/returns' }]);
  expect(pages(undefined)).toEqual([]);
});

test('C011 F007 suggestions are departments and products with addresses in the language', () => {
  const suggestions = toSuggestions(
    {
      ...wire,
      aproximado: true,
      sugerencias: [
        { texto: 'Damen: BHs', url: 'damen/bhs' },
        { texto: 'spitze', url: null },
      ],
    },
    'de',
  );
  expect(suggestions.departments).toEqual([{ label: 'Damen: BHs', href: '/de/catalogue/damen/bhs' }]);
  expect(suggestions.products).toHaveLength(wire.productos.length);
  expect(suggestions.products[0]?.href).toMatch(/^\/de\/catalogue\/[a-z0-9-]+$/);
  expect([suggestions.total, suggestions.approximate]).toEqual([wire.totalProductos, true]);
});
