import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { eachFacetOnWire } from '@/contract/facets';
import { parseListingParams } from '@/lib/catalogue/listing-params';
import { recentSearches } from '@/lib/search/recent-searches';
import { ok, stubProxy } from '@/lib/testing/answers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const words = messages.search.page;
const realFetch = globalThis.fetch;
const nothing = {
  productos: [],
  sugerencias: [],
  aproximado: false,
  pagina: 1,
  tamano: 8,
  totalPaginas: 0,
  totalProductos: 0,
};

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** As the page calls it with its address's query; the search finds nothing. */
async function show(query: string, more: object = {}) {
  const asked = stubProxy({
    consultarProductosXReferencia: () => ok({ ...nothing, ...more }),
    consultarFiltrosDepto: () =>
      ok({
        totalProductos: 0,
        colores: [],
        tallas: [],
        ...eachFacetOnWire(() => []),
        precio: { minimo: 0, maximo: 0 },
      }),
    consultarMenuProductos: () => ok([]),
  });
  const { SearchView } = await import('./search-view');
  render(await resolveServer(<SearchView address={parseListingParams(query)} />));
  return asked.flatMap(({ body }) => (body as { texto?: string } | undefined)?.texto ?? []);
}

test('F007 a question that a help page answers links to it, and does not report an empty result', async () => {
  await show('q=refund', { ayuda: [{ texto: 'Exchanges and returns', ruta: '/customer-care/returns' }] });
  expect(screen.getByRole('heading', { level: 1, name: words.answered.replace('{text}', 'refund') })).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: words.pages }));
  expect(pages.getByRole('link', { name: 'Exchanges and returns' })).toHaveAttribute(
    'href',
    '/en/customer-care/returns',
  );
  expect(screen.queryByText(words.nothingText)).toBeNull();
});

test('F007 a search is remembered on its results page', async () => {
  await show('q=refund');
  expect(recentSearches.load()).toEqual(['refund']);
});

test.each([
  ['q=34DD', '75E', 'UK', []],
  ['q=34E&system=us', '75E', 'US', ['uk']],
  // A size that is written alike in all systems needs no explanation.
  ['q=XL', 'XL', null, []],
])(
  'F007 N22 for %s the backend is asked %s, and the page says in which system the size was read',
  async (query, asks, system, others) => {
    expect(new Set(await show(query))).toEqual(new Set([asks]));
    const said = screen.queryByText(/On our labels/);
    expect(said?.textContent.includes(`as a ${system} size`) ?? null).toBe(system === null ? null : true);
    const links = screen.queryAllByRole('link', { name: /^Read / });
    expect(links.map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('system'))).toEqual(
      others,
    );
  },
);
