import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarClienteSesion } from '@/contract/client-area/examples';
import { pendientes } from '@/contract/client-book/examples';
import { consultarPedidoActivo } from '@/contract/order/examples';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import { shopState } from '@/lib/state/shop-state';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/navigation', () => ({ usePathname: () => '/en/executive/your-account/clients' }));

const words = messages.workplace;
const { orden, reloj, minimo } = consultarPedidoActivo.datos;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Answers = Parameters<typeof stubProxy>[0];

async function show(answers: Answers = {}, claims: Parameters<typeof aSession>[0] = {}) {
  const asked = stubProxy({
    pendientes: () => ok(pendientes.datos),
    consultarPedidoActivo: () => ok({ orden, reloj, minimo }),
    ...answers,
  });
  const { DeskLayout } = await import('./workplace-layout');
  render(await resolveServer(<DeskLayout session={aSession(claims)}>the page</DeskLayout>));
  expect(within(screen.getByRole('main')).getByText('the page')).toBeVisible();
  return asked;
}
const ways = () => within(screen.getByRole('navigation', { name: words.label }));
const bar = () => within(screen.getByRole('banner'));

test('B034 an executive finds the desk’s links beside each page, with what waits', async () => {
  await show();
  expect(ways().getByRole('link', { name: /^Requests ?, 2 to answer$/ })).toHaveAttribute(
    'href',
    '/en/executive/your-account/client-products',
  );
  expect(ways().getByRole('link', { name: words.order })).toHaveAttribute('href', '/en/executive/quick-order');
  expect(ways().getByRole('link', { name: /^Clients/ })).toHaveAttribute('aria-current', 'page');
  expect(ways().getByRole('link', { name: words.home })).not.toHaveAttribute('aria-current');
  const rest = document.getElementById('workplace-rest') as HTMLElement;
  expect([...rest.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [words.orders, '/en/executive/your-account/orders'],
    [words.statement, '/en/executive/your-account/statement'],
    [words.sales, '/en/executive/your-account/sales'],
    [words.store, '/en/executive/your-account/store'],
    [words.referrals, '/en/executive/your-account/refereals'],
    [words.shop, '/en/home/your-catalog-sale-business'],
  ]);
});

test('E08 T07 the order’s total and the campaign’s end are in view, and the total follows a change', async () => {
  let now = orden;
  const asked = await show({ consultarPedidoActivo: () => ok({ orden: now, reloj, minimo }) });
  expect(asked.map(({ name }) => name)).not.toContain('consultarPedidoActivo');
  const order = bar().getByRole('link', { name: /^Your order: / });
  expect(order).toHaveAttribute('href', '/en/checkout/bag');
  expect(order).toHaveTextContent(`${orden?.unidades} items`);
  expect(bar().getByText(/^The campaign “Noche de invierno” closes on .* to go\.$/)).toBeInTheDocument();
  now = orden && { ...orden, unidades: 9, total: 123.45 };
  act(announceOrderChange);
  await waitFor(() => expect(order).toHaveTextContent('€123.45 9 items'));
  expect(shopState.get().itemsQuantity).toBe(9);
});

test('a shortcut focuses the one search over orders, clients and codes, which is a plain form', async () => {
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = bar().getByRole('searchbox', { name: words.find.label });
  expect(field).toHaveFocus();
  expect(field.closest('form')).toHaveAttribute('action', '/en/executive/your-account/find');
  expect(field).toHaveAttribute('name', 'q');
});

test('where the tasks do not include the order, the order is requested by a call of its own', async () => {
  const { activeOrder: _, ...older } = pendientes.datos;
  for (const said of [() => ok(older), () => refused(404, 'error.absent')]) {
    const asked = await show({ pendientes: said });
    expect(asked.map(({ name }) => name)).toContain('consultarPedidoActivo');
    expect(bar().getByText(/^The campaign “Noche de invierno” closes on /)).toBeInTheDocument();
    cleanup();
  }
});

test('T04 what cannot be counted shows no count, and the links stay', async () => {
  await show({ pendientes: () => refused(503, 'error.busy'), consultarPedidoActivo: () => refused(503, 'error.busy') });
  expect(ways().getByRole('link', { name: words.requests })).toBeVisible();
  expect(ways().getByRole('link', { name: words.order })).toBeVisible();
});

test('P02 an advisor has different links, and no order is requested', async () => {
  expect(await show({}, { role: 'ROLE_T' as const })).toEqual([]);
  expect(
    ways()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/en/executive/your-account/home',
    '/en/executive/search-executives',
    '/en/home/your-catalog-sale-business',
  ]);
  expect(bar().queryByRole('searchbox')).toBeNull();
});

test('P03 a client has different links, with the substitutes that wait for a reply', async () => {
  const [request] = consultarClienteSesion.datos.solicitudes;
  stubProxy({
    consultarClienteSesion: () =>
      ok({ ...consultarClienteSesion.datos, solicitudes: [{ ...request, estado: 'ESPERA_CLIENTE' }] }),
  });
  const { ClientLayout } = await import('./workplace-layout');
  render(await resolveServer(<ClientLayout session={aSession()}>the page</ClientLayout>));
  expect(
    ways()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [`${words.asked}1, 1 to answer`, '/en/clients/welcome'],
    [words.ask, '/en/clients/order'],
    [words.own, '/en/clients/data'],
    [words.shop, '/en/home/your-catalog-sale-business'],
  ]);
});
