import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarPedidos } from '@/contract/account/examples';
import { consultar } from '@/contract/client-book/examples';
import { consultarColoresTallas, consultarPedidoActivo } from '@/contract/order/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));

const { find, found } = messages.workplace;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const none = {
  consultarPedidos: () => ok({ ...consultarPedidos.datos, elementos: [] }),
  consultarPedidoActivo: () => ok(consultarPedidoActivo.datos),
  consultarColoresTallas: () => refused(404, 'error.absent'),
  consultar: () => ok({ ...consultar.datos, clientes: { ...consultar.datos.clientes, elementos: [], total: 0 } }),
};

async function show(q: string, answers: Parameters<typeof stubProxy>[0] = {}) {
  const asked = stubProxy({ ...none, ...answers });
  const { DeskSearchView } = await import('./desk-search-view');
  render(await resolveServer(<DeskSearchView session={aSession()} query={{ q }} />));
  return asked;
}

test('one text finds orders and clients, each with its link, and links to the search of the shop', async () => {
  const [order] = consultarPedidos.datos.elementos;
  await show('Olga', {
    consultarPedidos: () => ok(consultarPedidos.datos),
    consultar: () => ok(consultar.datos),
  });
  expect(screen.getByRole('link', { name: order?.numero ?? '' })).toHaveAttribute(
    'href',
    `/en/executive/your-account/order?campaign=${order?.campana}&order=${order?.numero}`,
  );
  const [client] = consultar.datos.clientes.elementos;
  const book = screen.getByRole('heading', { name: /clients?$/ }).closest('section') as HTMLElement;
  expect(within(book).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    `/en/executive/your-account/client?id=${client?.id}`,
  );
  expect(screen.getByLabelText(find.label)).toHaveValue('Olga');
  expect(screen.getByRole('link', { name: 'Search the shop for “Olga”' })).toHaveAttribute('href', '/en/search?q=Olga');
});

test('F096 a printed code links to the pad with that code, and shows its price', async () => {
  const grid = consultarColoresTallas.datos;
  const [size] = grid.colores[0]?.tallas ?? [];
  await show(` ${size?.codigo} `, { consultarColoresTallas: () => ok(grid) });
  const link = screen.getByRole('link', { name: `Order ${size?.codigo}` });
  expect(link).toHaveAttribute('href', `/en/executive/quick-order?code=${size?.codigo}`);
  expect(link.closest('li')).toHaveTextContent(`€${size?.precio.toFixed(2)}`);
  expect(screen.getAllByRole('link', { name: /^Order / })).toHaveLength(1);
});

test('no match is reported, and a failed search is not shown as no match', async () => {
  await show('zzz');
  expect(screen.getByText('Nothing found for “zzz”')).toBeVisible();
  document.body.innerHTML = '';
  await show('zzz', { consultar: () => refused(503, 'error.busy') });
  expect(screen.getByRole('alert')).toHaveTextContent(found.away);
  expect(screen.queryByText('Nothing found for “zzz”')).toBeNull();
});

test('an empty search sends no request', async () => {
  expect(await show('   ')).toEqual([]);
});
