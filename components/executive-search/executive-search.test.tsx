import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarPaisesClub } from '@/contract/shop/examples';
import { verificarSocia } from '@/contract/sign-up/examples';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

const visitor = '203.0.113.7';
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-forwarded-for': visitor }) }));
let guessed: string | null = null;
jest.mock('../../lib/shop/visitor-country', () => ({ guessCountry: async () => guessed }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const words = messages.executiveSearch;
const realFetch = globalThis.fetch;
const found = verificarSocia.datos;
const [marta] = found.elementos;
if (!marta) throw new Error('the example has an executive');

afterEach(() => {
  guessed = null;
  globalThis.fetch = realFetch;
});

type Answers = Parameters<typeof stubProxy>[0];

/** As the page calls it with its address's query. */
async function show(query: Record<string, string | string[]>, answers: Answers = {}) {
  const from: (string | null)[] = [];
  const asked = stubProxy({
    consultarPaisesClub: () => ok(consultarPaisesClub.datos),
    verificarSocia: (_, { headers }) => {
      from.push(new Headers(headers).get('x-forwarded-for'));
      return ok(found);
    },
    ...answers,
  });
  const { ExecutiveSearch } = await import('./executive-search');
  const search = parseExecutiveSearch(query, 'en');
  render(await resolveServer(<ExecutiveSearch search={search} asked={Object.keys(query).length > 0} />));
  return { from, bodies: asked.filter(({ name }) => name === 'verificarSocia').map(({ body }) => body) };
}
const some = (change: object) => ({ verificarSocia: () => ok({ ...found, ...change }) });

test('R10 C027 before a search nobody is shown and nobody is requested', async () => {
  const { bodies } = await show({});
  expect(bodies).toEqual([]);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText(words.consent)).toBeVisible();
});

test.each([
  ['DE', {}, 'DE'],
  // Not a country with executives.
  ['FR', {}, ''],
  // The visitor has chosen a country, or any country.
  ['DE', { country: 'ES', town: 'V' }, 'ES'],
  ['DE', { country: '', town: 'V' }, ''],
])('R10 C007 a visitor who seems to be in %s and asks for %j finds %j chosen', async (country, query, chosen) => {
  guessed = country;
  await show(query);
  expect(screen.getByLabelText(words.country)).toHaveValue(chosen);
});

test('R10 the form is a GET form that needs no script, and keeps the search', async () => {
  await show({ country: 'ES', town: 'Valencia', name: 'Marta' });
  const form = document.querySelector<HTMLFormElement>('search form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/en/executive/search-executives']);
  expect(form && Object.fromEntries([...new FormData(form)])).toEqual({
    country: 'ES',
    town: 'Valencia',
    name: 'Marta',
  });
  expect(screen.getByRole('button', { name: words.search })).toHaveAttribute('type', 'submit');
});

test('R10 C027 a result shows the executive’s name, place and code; the request has the visitor’s IP address', async () => {
  const { from } = await show({ town: 'Valencia' });
  expect(from).toEqual([visitor]);
  const card = within(screen.getByRole('article'));
  expect(screen.getByRole('heading', { name: '1 executive' })).toBeVisible();
  expect(card.getByRole('heading', { name: marta.nombre })).toBeVisible();
  expect(card.getByText(`${marta.localidad} · in your area · code ${marta.codigo}`)).toBeVisible();
});

test.each([
  ['+34600111222', /^https:\/\/wa\.me\/34600111222$/],
  // Through the shop, which knows the executive by code.
  [null, /^mailto:.+code%20/],
])('R10 C027 with %j as WhatsApp number there is a link to write', async (whatsapp, href) => {
  await show({ town: 'Valencia' }, some({ elementos: [{ ...marta, whatsapp, presentacion: null, idiomas: [] }] }));
  const link = within(screen.getByRole('article')).getByRole('link');
  expect(link.getAttribute('href')).toMatch(href);
  // No empty paragraph for a missing introduction.
  expect(screen.getByRole('article').querySelectorAll('p')).toHaveLength(1);
});

test('R10 C027 a portrait or an initial is shown, with the hours', async () => {
  const foto = {
    tipo: 'IMAGEN',
    hash: '8c1f4a90d2b7e6531f0a',
    alt: 'Marta',
    colorDominante: '#2b2320',
    ancho: 600,
    alto: 750,
  };
  await show(
    { town: 'Valencia' },
    some({
      elementos: [
        { ...marta, foto, horario: 'tardes' },
        { ...marta, codigo: 'E2', nombre: 'Zoe', foto: null },
      ],
    }),
  );
  const [faced, drawn] = screen.getAllByRole('article').map((card) => within(card));
  expect(faced?.getByRole('img', { name: 'Marta' })).toBeVisible();
  expect(faced?.getByText('Available: tardes')).toBeVisible();
  expect(drawn?.queryByRole('img')).toBeNull();
  expect(drawn?.getByText('Z')).toBeVisible();
});

test.each([
  [0, 'in your area', false],
  [270, 'about 270 km away', true],
  // A backend without distances.
  [undefined, null, false],
])('R10 C027 a distance of %j kilometres is shown, and that nobody is nearer', async (distanciaKm, said, isFar) => {
  await show({ town: '28001' }, some({ elementos: [{ ...marta, distanciaKm }] }));
  const place = [marta.localidad, ...(said ? [said] : []), `code ${marta.codigo}`].join(' · ');
  expect(within(screen.getByRole('article')).getByText(place)).toBeVisible();
  expect(screen.queryByText(words.nearest.replace('{town}', '28001')) !== null).toBe(isFar);
});

test('R10 C027 the executive’s languages are named in the language of the page', async () => {
  await show({ town: 'Valencia' }, some({ elementos: [{ ...marta, idiomas: ['es', 'de'] }] }));
  expect(within(screen.getByRole('article')).getByText('Speaks Spanish and German.')).toBeVisible();
});

test('R10 C027 without results the page says what to try next, and offers to be the first', async () => {
  await show({ town: 'Nowhere' }, some({ elementos: [], total: 0, totalPaginas: 0 }));
  expect(screen.getByRole('heading', { name: words.none.title })).toBeVisible();
  expect(screen.getByRole('link', { name: words.none.join })).toHaveAttribute(
    'href',
    '/en/home/catalog-sale-register-here',
  );
});

test.each([
  ['cannot answer', 503, 'error.busy', words.away],
  ['limits searches', 429, 'error.tooMany', words.tooMany],
])('R10 T04 a backend that %s is reported, and the form keeps what was typed', async (_, status, key, said) => {
  await show({ town: 'Valencia' }, { verificarSocia: () => refused(status, key) });
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  expect(screen.getByLabelText(words.town)).toHaveValue('Valencia');
  expect(screen.queryByRole('heading', { name: words.none.title })).toBeNull();
});

test('R10 T04 without the list of countries the search works without it', async () => {
  const { bodies } = await show(
    { town: 'Valencia', country: 'ES' },
    { consultarPaisesClub: () => refused(503, 'error.busy') },
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(bodies).toEqual([{ pais: 'ES', localidad: 'Valencia' }]);
});

test.each([
  ['several values, the first counts', { town: ['Valencia', 'Sevilla'], name: '' }, { localidad: 'Valencia' }],
  ['an invalid country and page', { country: '<b>', page: '-3', name: 'Marta' }, { texto: 'Marta' }],
  ['values that are too long', { town: 'V'.repeat(500) }, { localidad: 'V'.repeat(80) }],
])('R10 C027 an address with %s searches only by its valid parts', async (_, query, body) => {
  expect((await show(query)).bodies).toEqual([body]);
});

test('R10 the links to the neighbouring pages have the whole search, and the first page has none before it', async () => {
  const pages = { totalPaginas: 3, total: 20 };
  const names = () =>
    within(screen.getByRole('navigation', { name: words.pages }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const address = (page: number) => `/en/executive/search-executives?country=ES&town=Val%C3%A8ncia&name=&page=${page}`;
  const query = { country: 'ES', town: 'València' };

  const { bodies } = await show({ ...query, page: '2' }, some({ ...pages, pagina: 2 }));
  expect(bodies).toEqual([{ pais: 'ES', localidad: 'València', pagina: 2 }]);
  expect(names()).toEqual([
    [words.previous, address(1)],
    [words.next, address(3)],
  ]);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();

  document.body.replaceChildren();
  await show(query, some({ ...pages, pagina: 1 }));
  expect(names()).toEqual([[words.next, address(2)]]);
});

test('R10 C027 an address of a page past the last one shows the last one', async () => {
  const { bodies } = await show(
    { town: 'Valencia', page: '99' },
    {
      verificarSocia: (body) => {
        const { pagina = 1 } = body as { pagina?: number };
        return ok({ ...found, elementos: pagina > 2 ? [] : [marta], pagina, totalPaginas: 2, total: 9 });
      },
    },
  );
  expect(bodies).toHaveLength(2);
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
});
