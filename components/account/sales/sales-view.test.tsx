import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarResumenVentas } from '@/contract/account/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const words = messages.ledger.sales;
const { datos } = consultarResumenVentas;
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(query: Record<string, string> = {}, answer: () => Response = () => ok(datos)) {
  const asked = stubProxy({ consultarResumenVentas: answer });
  const { SalesView } = await import('./sales-view');
  render(await resolveServer(<SalesView session={aSession()} query={query} />));
  return asked.map(({ search }) => search);
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

test('sales are shown by campaign, category and client, each figure as text beside its bar', async () => {
  const own = { id: null, nombre: '', ventas: 10, unidades: 1, puntos: 10 };
  await show({}, () => ok({ ...datos, clientes: [...datos.clientes, own] }));
  expect(rowsOf(words.byCampaign)).toEqual([
    'Otoño2026-11 · 3 orders · commission: €121.50 | €486.20 | 19 | 486',
    `${datos.reloj.nombre}${datos.reloj.codigo} · 1 order · commission: €34.25 | €136.98 | 6 | 154`,
  ]);
  expect(rowsOf(words.byCategory)).toEqual(['Sujetadores | €69.80 | 2 | 70']);
  expect(rowsOf(words.byClient).at(-1)).toBe('For me | €10.00 | 1 | 10');
  const bars = [...screen.getByRole('table', { name: words.byCampaign }).querySelectorAll('rect:last-child')];
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100', '28.2']);
});

test('the address selects one campaign, and an invalid one is not requested', async () => {
  expect(await show({ campaign: datos.reloj.codigo })).toEqual([`?campana=${datos.reloj.codigo}`]);
  expect(screen.getByLabelText(words.choose)).toHaveValue(datos.reloj.codigo);
  expect(await show({ campaign: 'x' })).toEqual(['']);
});

const none = { ...datos, categorias: [], clientes: [] };
const campanas = datos.campanas.slice(-1).map((campaign) => ({ ...campaign, pedidos: 0, ventas: 0 }));

test.each([
  ['no sales yet', () => ok({ ...none, campanas }), words.empty],
  ['a campaign without sales', () => ok(none), words.none],
  ['an unreachable backend', () => refused(503, 'error.busy'), messages.checkout.trouble.title],
  ['an ended session', () => refused(401, 'error.session'), messages.signIn.again.title],
])('%s is reported', async (_, answer, said) => {
  await show({}, answer);
  expect(screen.getByText(said)).toBeVisible();
});
