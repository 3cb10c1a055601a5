import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarPedidoDetalle } from '@/contract/account/examples';
import { repetirPedido } from '@/contract/pad/examples';
import { fill } from '@/lib/i18n/message-texts';
import { watchOrderChanges } from '@/lib/order/order-broadcast';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import { findPassedOrder } from '@/lib/withdrawal/withdrawal-memory';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { detail: words, states } = messages.orders;
const { datos, params } = consultarPedidoDetalle;
const name = { campaign: params?.a ?? '', order: params?.b ?? '' };
const realFetch = globalThis.fetch;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Answers = Parameters<typeof stubProxy>[0];

async function show(query: Record<string, string> = name, answers: Answers = {}, session = aSession()) {
  const asked = stubProxy({ consultarPedidoDetalle: () => ok(datos), ...answers });
  const { OrderView } = await import('./order-view');
  render(await resolveServer(<OrderView session={session} query={query} />));
  return asked;
}
const part = (title: string) => within(screen.getByRole('region', { name: title }));

test('an order shows its state, its lines by client, its cost and payment, and links to its documents', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${name.order}`);
  expect(screen.getAllByText(states.paid)[0]).toBeVisible();
  const hers = part(words.lines).getByRole('table', { name: 'For Lucía Gómez' });
  expect(within(hers).getByRole('row', { name: /Sujetador Alba Negro, size 85B, code 482157 2 €69.80/ })).toBeVisible();
  expect(part(words.sum).getByText('Total').nextSibling).toHaveTextContent(`€${datos.orden.totales.total.toFixed(2)}`);
  expect(part(words.payments).getByText(/€\d+\.\d\d: paid on 20 November 2026/)).toBeVisible();
  const history = part(words.history).getAllByRole('listitem');
  expect(history.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Placed.*Marta Ruiz Soler$/),
    expect.stringMatching(/^Paid.*when the payment arrived$/),
  ]);
  expect(screen.getByRole('link', { name: words.paper })).toHaveAttribute(
    'href',
    `/EuropaBackend/rest/api/socia/documentoOrden/${name.order}`,
  );
  expect(screen.getByRole('link', { name: words.listsPaper })).toHaveAttribute(
    'href',
    `/EuropaBackend/rest/api/socia/documentoListas/${name.order}`,
  );
  const invoices = [fill(words.invoice, { number: 'F26-000412' }), fill(words.creditNote, { number: 'R26-000031' })];
  expect(invoices.map((label) => screen.getByRole('link', { name: label }).getAttribute('href'))).toEqual([
    '/EuropaBackend/rest/api/socia/documentoFactura/F26-000412',
    '/EuropaBackend/rest/api/socia/documentoFactura/R26-000031',
  ]);
  expect(screen.queryByRole('link', { name: words.finish })).toBeNull();
});

test('an unpaid order links to its payment and shows until when its items are kept', async () => {
  const orden = { ...datos.orden, estado: 'PENDIENTE' as const, reservadaHasta: '2096-11-20T10:50:00Z' };
  await show(name, { consultarPedidoDetalle: () => ok({ ...datos, orden }) });
  expect(screen.getByText('Your items are kept at least until 20 November 2096 at 11:50.')).toBeVisible();
  expect(screen.getByRole('link', { name: words.finish })).toHaveAttribute(
    'href',
    `/en/checkout/confirmation?order=${name.order}`,
  );
});

test('a parcel, an advisor’s action and a refund are shown', async () => {
  const parcel = {
    numero: 'P-1',
    transportista: 'Exprés',
    seguimiento: 'TR123',
    enlace: 'https://carrier.example/TR123',
    salida: '2026-11-21',
    fecha: '2026-11-22T09:00:00Z',
    lineas: [],
  };
  const envios = [{ ...parcel, estado: 'EN_CAMINO' as const }];
  const historia = [
    {
      estado: 'CANCELADA' as const,
      fecha: '2026-11-23T09:00:00Z',
      quien: 'Marta Ruiz',
      por: 'Elena Prats',
      motivo: null,
    },
    { estado: 'VENCIDA' as const, fecha: '2026-11-24T09:00:00Z', quien: 'shop', por: null, motivo: null },
  ];
  const reembolsos = [{ id: 'r-1', importe: 12.5, fecha: '2026-11-24T09:00:00Z' }];
  const pagos = datos.pagos.map((each) => ({ ...each, reembolsos }));
  await show(name, { consultarPedidoDetalle: () => ok({ ...datos, envios, historia, pagos, cancelable: false }) });
  expect(
    screen.getByText(
      /^Parcel P-1: on its way since 22 November 2026 · sent on 21 November 2026 with Exprés · Tracking: TR123/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: words.track })).toHaveAttribute('href', 'https://carrier.example/TR123');
  expect(screen.getByText(/Elena Prats on behalf of Marta Ruiz/)).toBeVisible();
  expect(screen.getByText(/· by us$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /€12.50 refund of 24 November 2026/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: words.cancel.start })).toBeNull();
});

test('parcels of an order that leaves in several say how many items each holds', async () => {
  const parcel = { transportista: 'Exprés', seguimiento: null, fecha: '2026-11-22T09:00:00Z' };
  const envios = [
    { ...parcel, numero: 'P-1', estado: 'EN_CAMINO' as const, lineas: [{ linea: '1', cantidad: 2 }] },
    { ...parcel, numero: 'P-2', estado: 'PREPARANDO' as const, lineas: [{ linea: '2', cantidad: 1 }] },
    { ...parcel, numero: 'P-3', estado: 'NO_ENVIADO' as const, lineas: [{ linea: '2', cantidad: 2 }] },
  ];
  await show(name, { consultarPedidoDetalle: () => ok({ ...datos, envios }) });
  expect(screen.getByText(/^Parcel P-1: on its way since 22 November 2026 · 2 items/)).toBeVisible();
  expect(screen.getByText(/^Parcel P-2: we’re preparing it · one item/)).toBeVisible();
  expect(screen.getByText(/^Parcel P-3: won’t be sent, and we’ll refund it · 2 items/)).toBeVisible();
});

test.each([
  ['an address without a valid order number', {}, () => ok(datos), words.unknown],
  ['another executive’s order', name, () => refused(404, 'error.absent'), words.unknown],
  ['an unreachable backend', name, () => refused(503, 'error.busy'), messages.checkout.trouble.title],
])('%s is reported with a link to continue', async (_, query, answer, title) => {
  await show(query as Record<string, string>, { consultarPedidoDetalle: answer });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
});

test('reordering says how many items were added, and a retry after a failure is the same request', async () => {
  const answers = [() => refused(503, 'error.busy'), () => ok(repetirPedido.datos)];
  const heard = jest.fn();
  const stop = watchOrderChanges(heard);
  const asked = await show(name, { repetirPedido: () => (answers.shift() ?? answers[0])?.() ?? ok({}) });
  await userEvent.click(screen.getByRole('button', { name: words.again.start }));
  expect(await screen.findByText(words.again.failed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.again.start }));
  const units = repetirPedido.datos.resultados.reduce((sum, { agregada }) => sum + agregada, 0);
  expect(await screen.findByText(new RegExp(`^We’ve added ${units} items?`))).toBeVisible();
  const toPad = screen.getByRole('link', { name: words.again.toPad });
  expect(toPad).toHaveAttribute('href', '/en/executive/quick-order');
  // Focus moves to the result for keyboard users, and other parts that show the order are notified.
  expect(toPad.closest('[role="status"]')).toHaveFocus();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
  const tries = asked.filter(({ name: call }) => call === 'repetirPedido');
  expect(tries).toHaveLength(2);
  expect(tries[0]?.key).toBe(tries[1]?.key);
  expect(tries[0]?.body).toEqual({ order: name.order });
});

const anActor = { sub: 'i-1', nombre: 'Inés', hasta: 4_000_000_000 };
test.each([
  ['by the executive', aSession(), words.cancel.ask, 'cancelarOrdenPropia'],
  ['by the advisor', aSession({ actor: anActor }), words.cancel.askFor, 'cancelarOrden'],
])(
  'P02 cancelling an order %s needs a second press, after its number and total, and says if it is too late',
  async (_, session, ask, call) => {
    const late = () => refused(409, 'order.reason.cannotCancel');
    const asked = await show(name, { cancelarOrdenPropia: late, cancelarOrden: late }, session);
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: words.cancel.start }));
    // Pressing twice by keyboard cancels nothing.
    expect(screen.getByRole('button', { name: words.cancel.no })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: words.cancel.start })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const total = `€${datos.orden.totales.total.toFixed(2)}`;
    const question = screen.getByRole('group', { name: fill(ask, { order: name.order, total, name: 'Lucía' }) });
    expect(asked).toHaveLength(before);
    await userEvent.click(within(question).getByRole('button', { name: words.cancel.yes }));
    expect(await within(question).findByText(words.cancel.late)).toBeVisible();
    const [press, ...more] = asked.slice(before);
    expect(more).toEqual([]);
    expect(press?.name).toBe(call);
    expect(`${press?.search} ${JSON.stringify(press?.body)}`).toContain(name.order);
  },
);

test('B028 an order links to its withdrawal, with one line for each article and client', async () => {
  await show();
  const link = screen.getByRole('link', { name: messages.withdrawal.label });
  expect(link).toHaveAttribute('href', `/en/customer-care/withdrawal#${name.order}`);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  const offered = findPassedOrder(name.order);
  expect(offered).toMatchObject({ secret: null, email: '', name: aSession().name });
  const lines = offered?.lines.map(({ code, client }) => `${code} ${client}`) ?? [];
  expect(lines).toContain('482157 Lucía Gómez');
  expect(new Set(lines).size).toBe(lines.length);
});

test('a cancelled order links to no withdrawal and to no lists for handing out and collecting', async () => {
  const orden = { ...datos.orden, estado: 'CANCELADA' as const };
  await show(name, { consultarPedidoDetalle: () => ok({ ...datos, orden }) });
  for (const label of [messages.withdrawal.label, words.lists, words.listsPaper])
    expect(screen.queryByRole('link', { name: label })).toBeNull();
});
