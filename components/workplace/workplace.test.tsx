import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { pendientes } from '@/contract/examples/client-book';
import { consultarPedidoActivo } from '@/contract/examples/order';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

let session: unknown = null;
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/navigation', () => ({ usePathname: () => '/en/executive/your-account/clients' }));
jest.mock('../../lib/sign-in/require-session', () => ({ readSession: async () => session }));

const words = messages.workplace;
const { orden, reloj, minimo } = consultarPedidoActivo.datos;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(answers: Parameters<typeof stubProxy>[0] = {}, claims: Parameters<typeof aSession>[0] | null = {}) {
  session = claims && aSession(claims);
  const asked = stubProxy({
    pendientes: () => ok(pendientes.datos),
    consultarPedidoActivo: () => ok({ orden, reloj, minimo }),
    ...answers,
  });
  const { WorkplaceFrame } = await import('./workplace-frame');
  render(await resolveServer(<WorkplaceFrame>the page</WorkplaceFrame>));
  expect(screen.getByText('the page')).toBeVisible();
  return asked;
}
const ways = () => within(screen.getByRole('navigation', { name: words.label }));

test('B034 an executive finds her work beside each page, with what waits and her order’s sum', async () => {
  await show();
  expect(ways().getByRole('link', { name: /^Requests ?, 2 to answer$/ })).toHaveAttribute(
    'href',
    '/en/executive/your-account/client-products',
  );
  expect(ways().getByRole('link', { name: /^Order ?, 6 items, €/ })).toHaveAttribute(
    'href',
    '/en/executive/quick-order',
  );
  expect(ways().getByRole('link', { name: words.clients })).toHaveAttribute('aria-current', 'page');
  expect(ways().getByRole('link', { name: words.home })).not.toHaveAttribute('aria-current');
  const rest = document.getElementById('workplace-rest') as HTMLElement;
  expect([...rest.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [words.orders, '/en/executive/your-account/orders'],
    [words.statement, '/en/executive/your-account/statement'],
    [words.store, '/en/executive/your-account/store'],
    [words.referrals, '/en/executive/your-account/refereals'],
    [words.shop, '/en/home/your-catalog-sale-business'],
  ]);
});

test('T04 what cannot be counted is not counted, and the ways stay', async () => {
  await show({ pendientes: () => refused(503, 'error.busy'), consultarPedidoActivo: () => refused(503, 'error.busy') });
  expect(ways().getByRole('link', { name: words.requests })).toBeVisible();
  expect(ways().getByRole('link', { name: words.order })).toBeVisible();
});

test.each([
  ['nobody', null],
  ['an advisor', { role: 'ROLE_T' as const }],
  ['whoever has her first password', { passchanged: 'N' as const }],
])('P02 %s sees the page alone, and nothing is asked for her', async (_, claims) => {
  expect(await show({}, claims)).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
