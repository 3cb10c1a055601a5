import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryConfirmation } from '@/components/executive-checkout/payment/retry-confirmation';
import { asentarOrden, confirmarOrden, consultarOrdenConfirmada } from '@/contract/order/examples';
import { consultarOrdenPagada } from '@/contract/payment/examples';
import { standardShipping } from '@/contract/shipping/examples';
import { executiveOrderAttempts, rememberPlacedOrder } from '@/lib/checkout/place/executive-attempt';
import { toConfirmed } from '@/lib/checkout/placed/placed-mappers';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import messages from '@/messages/en.json';
import { OrderPlaced } from './order-placed';
import { PackingLists } from './packing-lists';
import { SettleOrder } from './settle-order';

const { confirmation: words, shipping, failures, payment } = messages.checkout;
const wire = consultarOrdenConfirmada.datos;
const realFetch = globalThis.fetch;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  globalThis.fetch = realFetch;
});

type Change = {
  orden?: Partial<typeof wire.orden>;
  pago?: Partial<typeof wire.pago>;
  caidas?: (typeof wire)['caidas'];
  cargo?: (typeof wire)['cargo'];
};

function show({ orden = {}, pago = {}, caidas, cargo }: Change = {}) {
  const confirmed = toConfirmed({
    ...wire,
    caidas,
    cargo,
    orden: { ...wire.orden, ...orden },
    pago: { ...wire.pago, ...pago },
  });
  render(
    <OrderPlaced
      locale="en"
      confirmed={confirmed}
      words={{ confirmation: words, shipping, deadline: messages.payment.deadline }}
      settle={<button type="button">{words.settle}</button>}
    />,
  );
}

test('R18 the confirmation shows number, mail, and what happens with payment and parcel', () => {
  show({ orden: { reservadaHasta: null }, pago: { metodo: '001', importe: 143.43 } });
  expect(screen.getByText('V26-004817')).toBeVisible();
  expect(screen.getByText(/marta.ruiz@correo.es/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'You’ll pay €143.43 in cash when the parcel arrives. Please have it ready.',
    'We’re preparing the parcel in the European warehouse.',
    'It’s going to Marta Ruiz Soler, València and arrives between Tuesday 24 November and Thursday 26 November.',
  ]);
});

test('C058 an order that was placed for a collection point and in two parcels still says so', () => {
  const { entrega } = wire.orden;
  const pickup = { ...standardShipping, puntoRecogida: true };
  show({ orden: { entrega: { ...entrega, forma: pickup, entregaParcial: true } } });
  const told = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(told).toContain('We’ll let you know when you can collect it at Marta Ruiz Soler, València.');
  expect(told).toContain(words.parts);
});

test('T15 a client without a list is named on the cover with the missing pieces', () => {
  const piece = { codigo: '482158', nombre: 'Sujetador Alba', nombreColor: 'Negro', talla: '90B', cantidad: 1 };
  const caidas = [{ ...piece, cliente: { id: 'cl-999', nombre: 'Eva Ausente' } }];
  render(<PackingLists locale="en" name="Marta Ruiz" confirmed={toConfirmed({ ...wire, caidas })} words={words} />);
  expect(screen.getAllByText(/^Not in the order/).map((note) => note.textContent)).toEqual([
    'Not in the order: 1 × Sujetador Alba, Negro, size 90B (for Eva Ausente)',
  ]);
  const cover = within(screen.getByRole('article', { name: words.cover }));
  expect(cover.getByText(/^Not in the order/)).toBeVisible();
});

test('T15 a sold-out piece is shown as dropped in confirmation and lists, with size and client', () => {
  const client = { id: 'cl-301', nombre: 'Lucía Gómez' };
  const piece = { codigo: '482158', nombre: 'Sujetador Alba', nombreColor: 'Negro', talla: '90B', cantidad: 1 };
  const caidas = [{ ...piece, cliente: client }];
  show({ caidas });
  expect(screen.getByText('1 × Sujetador Alba, Negro, size 90B (for Lucía Gómez)')).toBeVisible();
  render(<PackingLists locale="en" name="Marta Ruiz" confirmed={toConfirmed({ ...wire, caidas })} words={words} />);
  const lucia = within(screen.getByRole('article', { name: 'List for Lucía Gómez' }));
  expect(lucia.getByText('Not in the order: 1 × Sujetador Alba, Negro, size 90B')).toBeVisible();
});

test('N03 the lists begin with a cover: order, executive, each client’s sum and the total', () => {
  render(<PackingLists locale="en" name="Marta Ruiz" confirmed={toConfirmed(wire)} words={words} />);
  const cover = within(screen.getByRole('article', { name: words.cover }));
  expect(cover.getByText(/Order V26-004817 · .*2026.* · Marta Ruiz/)).toBeVisible();
  expect(cover.getByRole('row', { name: /Lucía Gómez 2 €69.80/ })).toBeVisible();
  const collected = wire.listas.reduce((sum, { porCobrar }) => sum + porCobrar, 0);
  expect(cover.getByText(`€${collected.toFixed(2)}`, { selector: 'strong' })).toBeVisible();
});

const firstItem = () => screen.getAllByRole('listitem')[0];
const keptUntil = 'Your items are kept at least until 20 November 2096 at 11:50.';

test('C056 an unconfirmed payment shows until when items are kept, and offers to confirm it', () => {
  show({ orden: { reservadaHasta: '2096-11-20T10:50:00Z' }, pago: { metodo: '001', importe: 143.43 } });
  expect(firstItem()).toHaveTextContent(/^Payment of €143.43 still has to be confirmed\./);
  expect(firstItem()).toHaveTextContent(keptUntil);
  expect(screen.getByRole('button', { name: words.settle })).toBeVisible();
});

test('T04 C058 an order not paid at the provider says so, and until when its items are kept', () => {
  show({ orden: { reservadaHasta: '2096-11-20T10:50:00Z' }, pago: { metodo: 'TCR', importe: 140.93 } });
  expect(firstItem()).toHaveTextContent(/^We haven’t received the payment of €140.93 yet\./);
  expect(firstItem()).toHaveTextContent(keptUntil);
});

test('T04 C058 a deadline that has passed is not promised any more', () => {
  show({ orden: { reservadaHasta: '2026-11-20T10:50:00Z' }, pago: { metodo: 'TCR', importe: 140.93 } });
  expect(firstItem()).toHaveTextContent('The deadline was 20 November 2026 at 11:50.');
});

test('an order paid by card is paid, although the campaign is on credit', () => {
  const orden = { estado: 'PAGADA' as const, pago: { ...wire.orden.pago, modoPago: 'CREDITO' as const } };
  show({ orden, pago: { metodo: 'TCR', importe: 140.93 } });
  expect(screen.getByText(words.paid)).toBeVisible();
});

const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

test('R18 total, part on the account and due date are shown beside the number', () => {
  const orden = { estado: 'PAGADA' as const, pago: { ...wire.orden.pago, modoPago: 'CREDITO' as const } };
  show({
    orden,
    pago: { metodo: null, importe: 140.93 },
    cargo: { importe: 140.93, pendiente: 40, vence: '2026-12-17' },
  });
  expect(figures()).toEqual(['V26-004817', `€${wire.orden.totales.total.toFixed(2)}`, '€140.93']);
  expect(screen.getByText('Of what was charged, €40.00 is to be paid by Thursday 17 December.')).toBeVisible();
});

test.each([
  ['reports a paid charge', { importe: 140.93, pendiente: 0, vence: '2026-12-17' }],
  ['reports no charge', undefined],
])('R18 if a backend %s no date is shown', (_, cargo) => {
  show({ orden: { estado: 'PAGADA' }, pago: { metodo: null, importe: 0 }, cargo });
  expect(screen.queryByText(/to be paid by/)).toBeNull();
});

test('R18 the open amount is among the sums', () => {
  show({ orden: { reservadaHasta: null }, pago: { metodo: '001', importe: 143.43 } });
  expect(figures().at(-1)).toBe('€143.43');
});

test('an order paid by transfer shows the amount to send', () => {
  show({ orden: { reservadaHasta: '2096-11-30T10:50:00Z' }, pago: consultarOrdenPagada.datos.pendiente ?? {} });
  expect(screen.getByText(/We’re waiting for your transfer of €140.93/)).toBeVisible();
  expect(screen.getByText('Once it’s paid, we’ll prepare the parcel in the European warehouse.')).toBeVisible();
  // The instructions name the day by which to send it.
  expect(screen.queryByText(/at least until/)).toBeNull();
});

test.each([
  ['CANCELADA', 'cancelled'],
  ['VENCIDA', 'cancelled because payment didn’t arrive in time'],
] as const)('S07 an order that is %s promises no parcel', (estado, said) => {
  show({ orden: { estado } });
  expect(screen.getByRole('heading', { name: `This order is closed: it has been ${said}.` })).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('N03 C058 each client’s list shows what to bring and collect; the executive’s own has nothing to collect', () => {
  render(<PackingLists locale="en" name="Marta Ruiz" confirmed={toConfirmed(wire)} words={words} />);
  const lucia = within(screen.getByRole('article', { name: 'List for Lucía Gómez' }));
  expect(lucia.getByRole('row', { name: /Sujetador Alba Negro · 85B · 482157 2 €34.90 €69.80/ })).toBeVisible();
  expect(lucia.getByText(/Phone: \+34600555666/)).toBeVisible();
  expect(lucia.getByText(words.toCollect, { exact: false })).toHaveTextContent('To collect: €69.80');
  const own = within(screen.getByRole('article', { name: 'List for For me' }));
  expect(own.getByText(words.nothingToCollect)).toBeVisible();
  expect(own.queryByText(words.handed)).toBeNull();
});

test('C056 a failed confirmation of payment is reported, and retried under the same key', async () => {
  const asked = stubProxy({ asentarOrden: () => refused(503, 'error.busy') });
  render(
    <SettleOrder
      number="V26-004817"
      words={{
        confirmation: words,
        failures: { ...failures, reasons: messages.checkout.remarks, again: messages.signIn.again },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: words.settle }));
  await userEvent.click(await screen.findByRole('button', { name: failures.retry }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.key).toBe(asked[1]?.key);
});

const unanswered = () =>
  render(
    <RetryConfirmation locale="en" words={payment}>
      Nothing is in hand
    </RetryConfirmation>,
  );

test('C072 an empty payment step with an unanswered attempt repeats it with the same key and body', async () => {
  const left = expectNavigation();
  const attempt = executiveOrderAttempts.begin('ord-1', confirmarOrden.body);
  const asked = stubProxy({
    confirmarOrden: () => ok({ ...confirmarOrden.datos, pago: null }),
    asentarOrden: () => ok(asentarOrden.datos),
  });
  unanswered();
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['confirmarOrden', 'asentarOrden']));
  expect(asked[0]).toMatchObject({ body: attempt.body, key: attempt.key });
  expect(executiveOrderAttempts.open()).toBeNull();
  await left;
});

test('C072 while the response stays lost a button to ask again is shown, and the attempt is kept', async () => {
  executiveOrderAttempts.begin('ord-1', confirmarOrden.body);
  stubProxy({ confirmarOrden: () => refused(503, 'error.busy') });
  unanswered();
  expect(await screen.findByRole('button', { name: payment.ask })).toBeVisible();
  expect(executiveOrderAttempts.open()).not.toBeNull();
});

test('T04 after the bank the empty payment step leads to another page, and sends no request', async () => {
  const goes = jest.spyOn(console, 'error').mockImplementation(() => {});
  rememberPlacedOrder({ order: 'ord-1', number: 'V26-004817', payment: '2611A04817' });
  const asked = stubProxy({});
  unanswered();
  // jsdom cannot navigate, and logs that.
  await waitFor(() => expect(goes).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([]);
  goes.mockRestore();
});

test('R27 an empty payment step says that there is no order in hand', () => {
  const asked = stubProxy({});
  unanswered();
  expect(screen.getByText('Nothing is in hand')).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ['2026-11-30T10:50:00Z', 'As soon as the payment arrives, we’ll charge €100.00 to your account.'],
  [null, '€100.00 of this order has been charged to your account.'],
])('R18 N03 an order partly on the account says so: held until %s', (reservadaHasta, said) => {
  const totales = { ...wire.orden.totales, saldoAplicado: 100, aPagar: 40.93 };
  show({ orden: { reservadaHasta, totales }, pago: { metodo: 'TCR', importe: 40.93 } });
  expect(screen.getByText(said)).toBeVisible();
});
