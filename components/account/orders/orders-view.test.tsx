import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarPedidos } from '@/contract/account/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { list: words, states } = messages.orders;
const { datos } = consultarPedidos;
const [paid] = datos.elementos;
const path = '/en/executive/your-account/orders';
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(query: Record<string, string> = {}, answer: () => Response = () => ok(datos)) {
  const asked = stubProxy({ consultarPedidos: answer });
  const { OrdersView } = await import('./orders-view');
  render(await resolveServer(<OrdersView session={aSession()} query={query} />));
  return asked.map(({ search }) => search);
}

test('orders are listed with their states, items and clients, and link to their pages', async () => {
  const waiting = {
    ...paid,
    id: 'o2',
    numero: 'V26-004901',
    estado: 'PENDIENTE' as const,
    retenida: true,
    clientes: 0,
  };
  await show({}, () => ok({ ...datos, elementos: [waiting, { ...waiting, id: 'o3', retenida: false }, paid] }));
  const rows = within(screen.getByRole('table', { name: words.title }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.children[1]?.textContent)).toEqual([states.held, states.pending, states.paid]);
  expect(rows[0]).toHaveTextContent('no clients');
  expect(rows[2]).toHaveTextContent('6 items, 2 clients');
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/en/executive/your-account/order?campaign=${paid?.campana}&order=V26-004901`,
  );
});

test('C060 an unpaid order in the list says until when its items are kept, in a row of its own', async () => {
  const row = { ...paid, estado: 'PENDIENTE' as const, retenida: true };
  const reservadaHasta = '2096-11-20T10:50:00Z';
  // Another backend may name no deadline, and an order whose payment is agreed has none.
  const orders = [
    { ...row, id: 'o2', numero: 'V26-004901', reservadaHasta },
    { ...row, id: 'o3', numero: 'V26-004902', reservadaHasta: undefined },
    { ...row, id: 'o4', numero: 'V26-004903', reservadaHasta, retenida: false },
  ];
  await show({}, () => ok({ ...datos, elementos: orders }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ children }) => (children[1] ?? children[0])?.textContent)).toEqual([
    states.held,
    expect.stringMatching(/^Your items are kept at least until 20 November 2096 at 11:50\./),
    states.held,
    states.pending,
  ]);
});

test('the address sets state, text and page, and the form keeps them', async () => {
  const asked = await show({ state: 'sent', text: ' Olga ', page: '2' }, () =>
    ok({ ...datos, pagina: 2, totalPaginas: 3 }),
  );
  expect(asked).toEqual(['?pagina=2&tamano=20&estado=ENVIADA&texto=Olga']);
  expect(screen.getByLabelText(words.filter.text)).toHaveValue('Olga');
  expect(screen.getByLabelText(words.filter.state)).toHaveDisplayValue(states.sent);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${path}?state=sent&text=Olga&page=3`,
  );
  expect(screen.getByRole('link', { name: words.filter.all })).toHaveAttribute('href', path);
});

test('an unknown state and an invalid campaign and page are left out of the request', async () => {
  expect(await show({ state: 'draft', campaign: '../x', page: '-1' })).toEqual(['?pagina=1&tamano=20']);
});

const nothing = { ...datos, elementos: [], total: 0, totalPaginas: 0 };

test.each([
  ['no order yet', {}, () => ok(nothing), words.empty],
  ['a search without results', { text: 'x' }, () => ok(nothing), words.none],
  ['a page after the last one', { page: '7' }, () => refused(404, 'error.absent'), words.none],
  ['an unreachable backend', {}, () => refused(503, 'error.busy'), messages.checkout.trouble.title],
  ['an ended session', {}, () => refused(401, 'error.session'), messages.signIn.again.title],
])('%s is reported', async (_, query, answer, title) => {
  await show(query, answer);
  expect(screen.getByText(title)).toBeVisible();
});
