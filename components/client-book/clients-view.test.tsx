import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultar } from '@/contract/client-book/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { list: words } = messages.clientBook;
const { datos } = consultar;
const [lucia] = datos.clientes.elementos;
const path = '/en/executive/your-account/clients';
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(
  query: Record<string, string> = {},
  answer: () => Response = () => ok(datos),
  claims: Parameters<typeof aSession>[0] = {},
) {
  const asked = stubProxy({ consultar: answer });
  const { ClientsView } = await import('./clients-view');
  render(await resolveServer(<ClientsView session={aSession(claims)} query={query} />));
  return asked.map(({ search }) => search);
}

test('R15 clients are listed with contact and last purchase, and link to their pages', async () => {
  const avisos = [{ clave: 'clients.remark.birthday', valores: { dia: '02-29' } }];
  const other = { ...lucia, id: 'c2', apellidos: '', telefono: null, ultimaCompra: null, estado: 'BLOQUEADA' as const };
  await show({}, () => ok({ ...datos, clientes: { ...datos.clientes, elementos: [{ ...lucia, avisos }, other] } }));
  const [first, second] = within(screen.getByRole('table', { name: words.title }))
    .getAllByRole('row')
    .slice(1) as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('link', { name: 'Lucía Gómez' })).toHaveAttribute(
    'href',
    `/en/executive/your-account/client?id=${lucia?.id}`,
  );
  expect(within(first).getByRole('link', { name: '+34600555666' })).toHaveAttribute('href', 'tel:+34600555666');
  expect(first).toHaveTextContent('Birthday on 29 February');
  expect(first).toHaveTextContent('14 Sept 2026');
  expect(second).toHaveTextContent(messages.clientBook.states.blocked);
  expect(second).toHaveTextContent(words.never);
});

test('N20 only the executive’s browser may cache a complete book, never an unread or an advisor’s one', async () => {
  const mark = () => document.querySelector('meta[name="kept-for"]')?.getAttribute('content') ?? null;
  const actor = { sub: 'T1', nombre: 'Inés', hasta: 4e9 };
  for (const [answer, claims] of [
    [() => refused(503, 'error.busy'), {}],
    [() => ok(datos), { actor }],
  ] as const) {
    await show({}, answer, claims);
    expect(mark()).toBeNull();
  }
  await show();
  expect(mark()).toMatch(/^[0-9a-f]{24}$/);
});

test('R15 the reason to contact a client is beside the name, and an empty list of reasons says so', async () => {
  const avisos = [{ clave: 'clients.remark.runsOut', valores: { dia: '2026-12-01' } }];
  const clientes = { ...datos.clientes, elementos: [{ ...lucia, avisos }] };
  await show({ order: 'toContact' }, () => ok({ ...datos, porContactar: 1, clientes }));
  expect(screen.getByText('May need more around 1 December')).toBeVisible();
  expect(screen.getByText('There’s one client to contact today.', { exact: false })).toBeVisible();
  await show({ order: 'toContact' }, () =>
    ok({ ...datos, porContactar: 0, clientes: { ...datos.clientes, total: 0, elementos: [] } }),
  );
  expect(screen.getByText(words.nobody)).toBeVisible();
});

test('C083 the address sets text, state, tag, order and page, and the form keeps them', async () => {
  const query = { text: ' luc ', state: 'blocked', tag: 'oficina', order: 'toContact', page: '2' };
  const asked = await show(query, () => ok({ ...datos, clientes: { ...datos.clientes, pagina: 2, totalPaginas: 3 } }));
  expect(asked).toEqual(['?pagina=2&tamano=20&orden=por-contactar&texto=luc&estado=BLOQUEADA&etiqueta=oficina']);
  expect(screen.getByLabelText(words.filter.text)).toHaveValue('luc');
  expect(screen.getByLabelText(words.filter.tag)).toHaveValue('oficina');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${path}?text=luc&state=blocked&tag=oficina&order=toContact&page=3`,
  );
});

const nothing = {
  ...datos,
  clientes: { ...datos.clientes, elementos: [], total: 0, totalPaginas: 0 },
  porContactar: 0,
};

test.each([
  ['an empty book', {}, () => ok(nothing), words.empty],
  ['a search without results', { text: 'x' }, () => ok(nothing), words.none],
  ['a page after the last one', { page: '7' }, () => refused(404, 'error.absent'), words.none],
  ['an unreachable backend', {}, () => refused(503, 'error.busy'), messages.checkout.trouble.title],
  ['an ended session', {}, () => refused(401, 'error.session'), messages.signIn.again.title],
])('R15 %s is reported', async (_, query, answer, title) => {
  await show(query, answer);
  expect(screen.getByText(title)).toBeVisible();
});
