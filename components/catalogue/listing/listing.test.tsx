import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { black, bodyCard, braCard, sand } from '@/contract/catalogue/examples';
import type { IndexRowWire, IndexWire } from '@/contract/catalogue/schemas';
import { eachFacet, eachFacetOnWire, facetNames } from '@/contract/facets';
import { toProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import { keepOwnSize } from '@/lib/size-tables/own-sizes';
import { anEnvelope } from '@/lib/testing/factories';
import messages from '@/messages/es.json';
import { Listing } from './listing';

const count = 12;
const reference = (n: number) => `V10${n}`;

/** Even ones are black and come in 85B, odd ones are sand and come in 90C. */
const rows = Array.from({ length: count }, (_, n): IndexRowWire => {
  const size = n % 2 === 0 ? '1' : '2';
  const price = { desde: 20 + n, hasta: 20 + n, antesDesde: null, antesHasta: null, minimo30: null };
  return [
    reference(n),
    `Modelo ${n}`,
    `modelo-${n}`,
    facetNames.map((_, at) => (at === 0 ? 0 : -1)),
    price,
    null,
    count - n,
    size,
    [[n % 2, 'h', size]],
    null,
    null,
  ];
});
const index: IndexWire = {
  total: count,
  colours: [black, sand],
  sizes: [
    { code: '85B', band: '85', cup: 'B' },
    { code: '90C', band: '90', cup: 'C' },
  ],
  ...eachFacet(() => []),
  types: [{ code: 'sujetador', name: 'Sujetadores' }],
  products: rows,
};
const values = (...codes: string[]) => codes.map((code) => ({ code, name: code, count: null }));
const facets: Facets = {
  colours: [
    { code: '001', name: 'Negro', count: 6, colour: '#000000' },
    { code: '014', name: 'Arena', count: 6, colour: '#ffffff' },
  ],
  bands: values('85', '90'),
  cups: values('B', 'C'),
  sizes: [],
  ...eachFacet(() => []),
  price: { from: 2000, to: 3100 },
  braSizes: [],
};
const first = {
  products: rows.slice(0, 8).map((row) => ({ ...toProductCard(braCard, 'es'), reference: row[0], name: row[1] })),
  total: count,
  page: 1,
  pages: 2,
};

/** The edge of the network: requests to our own host. */
function network(answer: () => Response | Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address) === '/api/session') return Response.json({});
    return answer();
  });
}
const answersIndex = () => Response.json(anEnvelope(index));

/** Each test lists a department of its own, because an index is cached for later visits. */
async function show(slug: string, offered = facets, withActions = false) {
  window.history.replaceState(null, '', `/catalogue/${slug}`);
  const { listing, catalogue } = messages;
  render(
    <Listing
      source={{ kind: 'department', slug }}
      locale="es"
      place={{ path: `/catalogue/${slug}` }}
      first={first}
      facets={offered}
      words={listing.words}
      cardWords={catalogue.card}
      actionWords={withActions ? actionWords : undefined}
    />,
  );
  await screen.findByRole('status');
  return userEvent.setup();
}
const { quick, buy, problem } = messages.cart;
const actionWords = { heart: messages.wishList.heart, quick, buy: { ...buy, problem } };
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const even = [0, 2, 4, 6, 8, 10].map((n) => `Modelo ${n}`);

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('V08 F001 a ticked colour filters at once, and is in the address and a removable chip', async () => {
  network(answersIndex);
  const user = await show('a');
  await user.click(screen.getByRole('checkbox', { name: /Negro/ }));
  await waitFor(() => expect(names()).toEqual(even));
  expect(window.location.search).toBe('?colour=001');
  expect(screen.getByRole('status')).toHaveTextContent('6 modelos');
  expect(screen.getByRole('checkbox', { name: /Negro/ })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Modelo 2' })).toHaveAttribute('href', '/catalogue/modelo-2/001');
  await user.click(screen.getByRole('button', { name: 'Quitar Negro' }));
  expect(names()).toHaveLength(8);
  expect(window.location.search).toBe('');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('F002 a single value that only some products have is offered; a value that all share is not', async () => {
  network(() => new Promise(() => {}));
  await show('traits', { ...facets, offers: values('rebajado'), supports: values('medio') });
  expect(screen.getByText(messages.listing.words.groups.restWithOffers)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'rebajado' })).toHaveAttribute('name', 'offer');
  expect(screen.queryByRole('checkbox', { name: 'medio' })).toBeNull();
});

test('F023 N22 cards say that they are in stock in the size taken from a guide', async () => {
  const calls = network(answersIndex);
  keepOwnSize('bras', ['85B']);
  await show('own');
  expect(await screen.findAllByText('En tu talla, 100B')).toHaveLength(4);
  expect(calls.mock.calls.map(([address]) => String(address)).join()).not.toMatch(/85B|100B/);
});

test('F023 N22 each card uses the size of its own guide, and a press shows only products in it', async () => {
  const calls = network(() =>
    Response.json(anEnvelope({ ...index, sizes: [{ code: 'L' }, { code: 'M' }], guides: ['briefs'] })),
  );
  keepOwnSize('nightwear', ['M']);
  keepOwnSize('briefs', ['L']);
  const user = await show('own-letters', { ...facets, bands: [], cups: [], sizes: values('L', 'M') });
  expect(await screen.findAllByText('En tu talla, L')).toHaveLength(4);
  expect(screen.queryByText(/tu talla, M/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Solo en tu talla, L' }));
  await waitFor(() => expect(names()).toEqual(even));
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Solo en tu talla, L' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Quitar .*L$/ })).toBeVisible();
  expect(calls.mock.calls.map(([address]) => String(address)).join()).not.toMatch(/own-letters.*L/);
  expect(window.location.search).toBe('');
});

test('N22 a size filters and is in no address; Back removes it', async () => {
  network(answersIndex);
  const user = await show('b');
  const before = window.history.length;
  await user.click(screen.getByRole('checkbox', { name: '100' }));
  await waitFor(() => expect(names()).toEqual(even));
  expect(window.location.href).toMatch(/\/catalogue\/b$/);
  expect(window.history.state).toEqual({ listingSizes: { bands: ['85'], cups: [], sizes: [] } });
  expect(window.history.length).toBe(before + 1);
  expect(screen.getByRole('checkbox', { name: 'C' })).toBeDisabled();
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(screen.getByRole('checkbox', { name: '100' })).not.toBeChecked();
  expect(names()).toHaveLength(8);
});

test('N08 N22 bands are shown in the language’s system, and select a label size', async () => {
  network(answersIndex);
  const user = await show('systems');
  const system = screen.getByRole('combobox', { name: messages.listing.words.groups.system });
  expect(system).toHaveDisplayValue('ES/FR');
  await user.click(screen.getByRole('checkbox', { name: '100' }));
  await waitFor(() => expect(names()).toEqual(even));
  expect(screen.getByRole('button', { name: 'Quitar Contorno 100' })).toBeVisible();
  expect(window.history.state).toEqual({ listingSizes: { bands: ['85'], cups: [], sizes: [] } });
  expect(window.location.search).toBe('');
});

test('F001 an empty result offers to remove the last filter or all of them', async () => {
  network(answersIndex);
  const user = await show('c');
  await user.click(screen.getByRole('checkbox', { name: /Negro/ }));
  await user.type(screen.getByRole('textbox', { name: 'Desde' }), '90{Enter}');
  const title = await screen.findByRole('heading', { name: messages.listing.words.empty.title });
  expect(window.location.search).toBe('?colour=001&min=90');
  const empty = title.parentElement as HTMLElement;
  expect(within(empty).getByRole('button', { name: messages.listing.words.chips.clear })).toBeVisible();
  await user.click(within(empty).getByRole('button', { name: 'Quitar Desde €90.00' }));
  expect(names()).toEqual(even);
});

test('F006 more products are appended, and with the last ones the first new product gets the focus', async () => {
  network(answersIndex);
  const user = await show('d');
  await user.click(screen.getByRole('button', { name: messages.listing.words.more.show }));
  await waitFor(() => expect(names()).toHaveLength(count));
  expect(window.location.search).toBe('?shown=16');
  expect(screen.getByRole('link', { name: 'Modelo 8' })).toHaveFocus();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('F006 K03 page links appear once the whole page is shown, and disappear with the last products', async () => {
  network(answersIndex);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const user = await show('j');
  const more = screen.getByRole('button', { name: messages.listing.words.more.show });
  await user.click(more);
  expect(window.location.search).toBe('?shown=8');
  const pages = screen.getByRole('navigation', { name: messages.listing.words.pages.label });
  expect(within(pages).getByRole('link', { name: messages.listing.words.pages.next })).toHaveAttribute(
    'href',
    '/catalogue/j/2',
  );
  await user.click(more);
  await waitFor(() => expect(names()).toHaveLength(count));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('F006 after more products a filter that leaves few keeps the focus', async () => {
  network(answersIndex);
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const user = await show('h');
  await user.click(screen.getByRole('button', { name: messages.listing.words.more.show }));
  expect(window.location.search).toBe('?shown=8');
  await user.click(screen.getByRole('checkbox', { name: /Negro/ }));
  await waitFor(() => expect(names()).toEqual(even));
  expect(screen.getByRole('checkbox', { name: /Negro/ })).toHaveFocus();
});

test('during an outage everything stays, a message says so, and a retry is offered', async () => {
  let isAway = true;
  const colores = index.colours.map((colour) => ({ ...colour, totalProductos: 1 }));
  const price = { minimo: 20, maximo: 30 };
  const filters = { totalProductos: 1, colores, tallas: [], ...eachFacetOnWire(() => []), precio: price };
  // Without the index the page requests listing and filters, which an older backend has too.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (isAway) return new Response('', { status: 503 });
    const isFilters = String(address).endsWith('/consultarFiltrosDepto');
    return Response.json(anEnvelope(isFilters ? filters : { productos: [braCard], totalProductos: 1 }));
  });
  const user = await show('e');
  await user.click(screen.getByRole('checkbox', { name: /Negro/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.listing.words.failed.text);
  expect(names()).toHaveLength(8);
  expect(screen.getByRole('checkbox', { name: /Negro/ })).toBeChecked();
  isAway = false;
  await user.click(screen.getByRole('button', { name: messages.listing.words.failed.retry }));
  await waitFor(() => expect(names()).toEqual(['Sujetador Alba']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F002 a price applies when typing pauses, and letters are refused', async () => {
  network(answersIndex);
  const user = await show('f');
  const most = screen.getByRole('textbox', { name: 'Hasta' });
  await user.type(most, 'abc');
  await user.tab();
  expect(most).toHaveAccessibleDescription(messages.listing.words.groups.priceError);
  await user.clear(most);
  await user.type(most, '22');
  await waitFor(() => expect(names()).toEqual(['Modelo 0', 'Modelo 1', 'Modelo 2']));
  expect(window.location.search).toBe('?max=22');
});

test('F002 a half-typed price beyond the other one adds no history entry', async () => {
  network(answersIndex);
  const user = await show('i');
  await user.type(screen.getByRole('textbox', { name: 'Desde' }), '22{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?min=22'));
  const steps = window.history.length;
  const most = screen.getByRole('textbox', { name: 'Hasta' });
  jest.useFakeTimers({ advanceTimers: true });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(most, '2');
  // A pause after a figure applies it, if the two prices fit together.
  await act(async () => jest.runAllTimers());
  jest.useRealTimers();
  expect(window.location.search).toBe('?min=22');
  await user.type(most, '5');
  await waitFor(() => expect(window.location.search).toBe('?min=22&max=25'));
  expect(window.history.length).toBe(steps + 1);
});

test('C009 C010 if an index is too large it is requested once, and the backend filters', async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const name = String(address).split('/').at(-1) ?? '';
    asked.push(`${name} ${JSON.parse(String(init?.body ?? '{}')).filtros?.colores ?? ''}`);
    if (name === 'consultarIndiceDepto') return Response.json(anEnvelope({ ...index, total: 900, products: [] }));
    const price = { minimo: 20, maximo: 30 };
    const colores = index.colours.map((colour) => ({ ...colour, totalProductos: 1 }));
    const filters = { totalProductos: 1, colores, tallas: [], ...eachFacetOnWire(() => []), precio: price };
    if (name === 'consultarFiltrosDepto') return Response.json(anEnvelope(filters));
    const card = asked.at(-1)?.endsWith(' 014') ? braCard : bodyCard;
    return Response.json(anEnvelope({ productos: [card], totalProductos: 1 }));
  });
  const user = await show('g');
  await user.click(screen.getByRole('checkbox', { name: /Negro/ }));
  await user.click(screen.getByRole('checkbox', { name: /Negro/ }));
  await user.click(screen.getByRole('checkbox', { name: /Arena/ }));
  await waitFor(() => expect(names()).toEqual(['Sujetador Alba']));
  expect(asked.filter((each) => each.startsWith('consultarIndiceDepto'))).toHaveLength(1);
  expect(asked).toEqual(expect.arrayContaining(['consultarFiltrosDepto 014', 'consultarProductosDepto 014']));
});

test('V08 a catalogue code is resolved by the backend, later searches by the index again', async () => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const name = String(address).split('/').at(-1) ?? '';
    const { filtros } = JSON.parse(String(init?.body ?? '{}'));
    if (filtros) asked.push(`${name} ${filtros.referencia}`);
    if (name === 'consultarIndiceDepto') return answersIndex();
    const filters = { totalProductos: 1, colores: [], tallas: [], ...eachFacetOnWire(() => []) };
    if (name === 'consultarFiltrosDepto')
      return Response.json(anEnvelope({ ...filters, precio: { minimo: 20, maximo: 30 } }));
    return Response.json(anEnvelope({ productos: [braCard], totalProductos: 1 }));
  });
  const user = await show('h');
  const field = screen.getByRole('textbox', { name: new RegExp(messages.listing.words.groups.reference) });
  await user.type(field, '27919554');
  await waitFor(() => expect(names()).toEqual(['Sujetador Alba']));
  expect(asked).toContain('consultarProductosDepto 27919554');
  await user.clear(field);
  await user.type(field, 'v1011');
  await waitFor(() => expect(names()).toEqual(['Modelo 11']));
  expect(asked.some((each) => each.endsWith('v1011'))).toBe(false);
});

test('F019 a colour chosen on a card applies to its link and its heart too', async () => {
  network(answersIndex);
  const user = await show('i', facets, true);
  const card = within(screen.getByRole('heading', { name: 'Modelo 2' }).closest('article') as HTMLElement);
  expect(card.getByRole('radio', { name: 'Negro' })).toBeChecked();
  await user.click(card.getByRole('radio', { name: 'Arena' }));
  expect(card.getByRole('link')).toHaveAttribute('href', '/catalogue/sujetador-alba-v1042/014');
  await user.click(card.getByRole('button', { name: /Modelo 2/, pressed: false }));
  expect(JSON.parse(localStorage.getItem('wish-list') ?? '')).toMatchObject({
    wishes: [{ reference: 'V102', colour: '014' }],
  });
});
