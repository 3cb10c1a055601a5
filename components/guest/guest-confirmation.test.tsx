import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { orderStates } from '@/contract/codes';
import { actualizarValoresOrden, consultarOrdenInvitado } from '@/contract/guest/examples';
import { cardHandover, paidByCard } from '@/contract/payment/examples';
import { placedGuestOrders } from '@/lib/checkout/place/guest-attempt';
import { onShopEvent, type ShopEvent } from '@/lib/consent/shop-events';
import { fill } from '@/lib/i18n/message-texts';
import { takeConfirmed } from '@/lib/payment/payment-broadcast';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { findPassedOrder } from '@/lib/withdrawal/withdrawal-memory';
import messages from '@/messages/en.json';
import { GuestConfirmation } from './guest-confirmation';

const { guest, checkout, payment } = messages;
const said = guest.confirmation;
const words = {
  giftCard: messages.giftCard.use,
  confirmation: said,
  placed: checkout.confirmation,
  totals: checkout.totals,
  payment: checkout.payment,
  pay: payment.pay,
  result: payment.result,
  deadline: payment.deadline,
  transfer: payment.transfer,
  proof: payment.proof,
  after: messages.withdrawal.order,
  withdraw: messages.withdrawal.label,
  account: messages.access.account.offer,
  exchange: messages.exchange,
  failures: { ...checkout.failures, reasons: checkout.remarks, again: messages.signIn.again },
};
const order = consultarOrdenInvitado.datos;
const key = { number: 'V26-004823', secret: 'ejemplo-de-clave-de-orden' };
const hash = `#${key.number}.${key.secret}`;
const path = '/en/my-store/marta/shopping-confirmation';
const standing = (result: Partial<typeof order.result>, change: Partial<typeof order> = {}) => ({
  ...order,
  ...change,
  methods: order.methods.map((method) => ({ ...method, disponible: true, motivo: null })),
  result: { ...order.result, pagado: 0, fecha: null, ...result },
});
const transferencia = {
  titular: 'Velia Moda S.L.',
  iban: 'ES9121000418450200051332',
  bic: null,
  importe: 73.75,
  concepto: 'VEL0004823X',
  limite: '2026-12-01T10:00:00Z',
  qr: 'BCD',
};
const pendiente = { ...cardHandover, accion: 'INSTRUCCIONES' as const, url: null, campos: null, transferencia };
const realFetch = globalThis.fetch;
const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

const aPdf = () =>
  new Response('%PDF', {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="x.pdf"' },
  });

test('B044 an order is saved as a PDF by its link, and a failure is reported and changes nothing', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:paper');
  URL.revokeObjectURL = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  let there = false;
  const asked = stubProxy({
    consultarOrdenInvitado: () => ok(standing({ estado: 'PAGADO' })),
    documentoOrdenInvitado: () => (there ? aPdf() : refused(503, 'error.busy')),
  });
  show();
  const button = await screen.findByRole('button', { name: words.after.paper });
  await userEvent.click(button);
  expect(await screen.findByText(words.after.paperFailed)).toBeVisible();
  there = true;
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(words.after.paperFailed)).toBeNull();
  const asks = asked.filter(({ name }) => name === 'documentoOrdenInvitado');
  expect(asks.map(({ search, body }) => [search, body])).toEqual([
    ['', key],
    ['', key],
  ]);
  saved.mockRestore();
});

test('B082 invoice and corrections are saved by their numbers and the order’s link', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:paper');
  URL.revokeObjectURL = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const invoices = [
    { number: 'F26-000412', corrects: null },
    { number: 'R26-000031', corrects: 'F26-000412' },
  ];
  const asked = stubProxy({
    consultarOrdenInvitado: () => ok(standing({ estado: 'PAGADO' }, { invoices })),
    documentoOrdenInvitado: aPdf,
  });
  show();
  await userEvent.click(
    await screen.findByRole('button', { name: fill(words.after.invoice, { number: 'F26-000412' }) }),
  );
  await userEvent.click(screen.getByRole('button', { name: fill(words.after.creditNote, { number: 'R26-000031' }) }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  const asks = asked.filter(({ name }) => name === 'documentoOrdenInvitado');
  expect(asks.map(({ search, body }) => [search, body])).toEqual(
    invoices.map(({ number }) => ['', { ...key, invoice: number }]),
  );
  saved.mockRestore();
});

test('B062 a return’s document is saved by its number and the order’s link', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:paper');
  URL.revokeObjectURL = jest.fn();
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const refunds = [{ id: 'R1', importe: 73.75, fecha: '2026-11-25T10:00:00Z' }];
  const asked = stubProxy({
    consultarOrdenInvitado: () => ok(standing({ estado: 'REEMBOLSADO' }, { refunds })),
    documentoReembolsoInvitado: aPdf,
  });
  show();
  const label = fill(words.result.refundPaper, { amount: '€73.75', date: '25 November 2026' });
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(asked.find(({ name }) => name === 'documentoReembolsoInvitado')).toMatchObject({
    search: '',
    body: { ...key, refund: 'R1' },
  });
  saved.mockRestore();
});

beforeEach(() => {
  sessionStorage.clear();
  takeConfirmed();
  localStorage.clear();
  sent.mockClear();
  window.history.replaceState(null, '', path + hash);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <GuestConfirmation locale="en" alias="marta" offersCards words={words} />
    </SWRConfig>,
  );

test('R26 P04 a paid order shows its number, payment, mail address, lines and total', async () => {
  const asked = stubProxy({ consultarOrdenInvitado: () => ok(order) });
  show();
  expect(await screen.findByRole('heading', { name: said.thanks })).toBeVisible();
  expect(screen.getByText('V26-004823')).toBeVisible();
  expect(screen.getByText(said.paid)).toBeVisible();
  expect(screen.getByText(/ines.soto@correo.es/)).toBeVisible();
  expect(screen.getByText(/Sujetador/)).toBeVisible();
  expect(screen.getAllByText('€73.75')).not.toHaveLength(0);
  expect(asked).toEqual([{ name: 'consultarOrdenInvitado', search: '', body: key, key: null }]);
});

test.each([
  ['paid', order, ['purchase']],
  ['awaited', standing({ estado: 'DENEGADO', reintentable: true }), []],
  ['refunded', { ...order, order: { ...order.order, estado: orderStates.refunded } }, ['purchase', 'refund']],
])('K16 an order that is %s sends its events without buyer and sizes', async (_, there, names) => {
  stubProxy({ consultarOrdenInvitado: () => ok(there) });
  // Drops events that were queued before this order.
  onShopEvent(() => {})();
  const told: ShopEvent[] = [];
  const leave = onShopEvent((event) => told.push(event));
  show();
  expect(await screen.findAllByText('€73.75')).not.toHaveLength(0);
  leave();
  expect(told.map(({ name }) => name)).toEqual(names);
  expect(JSON.stringify(told)).not.toMatch(/correo|talla|Soto|size/);
});

test('R26 cash on delivery says what to have ready, and asks for no other payment', async () => {
  stubProxy({
    consultarOrdenInvitado: () => ok(standing({ estado: 'SIN_PAGO', metodo: '001', intento: null, importe: 76.25 })),
  });
  show();
  expect(await screen.findByText(fill(said.cash, { amount: '€76.25' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('R26 T04 a denied payment says why, and a retry leaves with the secret in no address', async () => {
  const asked = stubProxy({
    consultarOrdenInvitado: () =>
      ok(standing({ estado: 'DENEGADO', reintentable: true, motivo: 'payment.denied.funds' })),
    actualizarValoresOrden: () =>
      ok({ ...actualizarValoresOrden.datos, pago: { ...cardHandover, intento: '2611B04823' } }),
  });
  show();
  expect(await screen.findByText(checkout.remarks.payment.denied.funds)).toBeVisible();
  expect(screen.getByText(said.denied)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay €73.75' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)?.body).toMatchObject({
    orden: { numero: key.number, clave: key.secret },
    metodo: 'TCR',
    alias: 'marta-velia',
    pais: 'ES',
  });
  const form = sent.mock.contexts[0] as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ ...key, payment: '2611B04823' });
  expect(form.action).not.toContain(key.secret);
  form.remove();
});

test('R26 the browser finds the order of a guest back from the bank, and the provider is asked once', async () => {
  placedGuestOrders.rememberInTab({ alias: 'marta', ...key });
  window.history.replaceState(null, '', `${path}?payment=2611A04823`);
  const asked = stubProxy({
    consultarOrdenInvitado: () => ok(standing({ estado: 'EN_ESPERA' })),
    procesarPagoPaypal: () => ok({ ...paidByCard, orden: key.number, origen: 'late checkout' }),
  });
  show();
  expect(await screen.findByText(said.paid)).toBeVisible();
  expect(window.location.search + window.location.hash).toBe(hash);
  expect(localStorage.getItem('guest:placed')).toBeNull();
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ['consultarOrdenInvitado', key],
    ['procesarPagoPaypal', { origen: 'late checkout', intento: order.result.intento, clave: key.secret }],
  ]);
});

test('R26 a pending payment says so, and can be checked', async () => {
  const waiting = standing({ estado: 'EN_ESPERA', reintentable: true });
  stubProxy({
    consultarOrdenInvitado: () => ok(waiting),
    procesarPagoPaypal: () => ok(waiting.result),
  });
  show();
  expect(await screen.findByRole('heading', { name: payment.result.awaited.title })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: payment.result.awaited.look }));
  expect(await screen.findByText(payment.result.awaited.still)).toBeVisible();
});

const keptUntil = 'Your items are kept at least until 20 November 2096 at 11:50.';

test.each(['INICIADO', 'EN_ESPERA', 'DENEGADO', 'DESCONOCIDO', 'CANCELADO', 'SIN_PAGO'] as const)(
  'R26 N13 the order of an unfinished payment (%s) says until when its items are kept',
  async (estado) => {
    const reservedUntil = '2096-11-20T10:50:00Z';
    const waiting = standing({ estado, reintentable: true, reservadaHasta: reservedUntil }, { reservedUntil });
    stubProxy({ consultarOrdenInvitado: () => ok(waiting), procesarPagoPaypal: () => ok(waiting.result) });
    show();
    expect(await screen.findByText(keptUntil)).toBeVisible();
  },
);

test('R26 N13 a guest’s order whose deadline has passed promises none', async () => {
  const reservedUntil = '2026-11-20T10:50:00Z';
  const late = standing({ estado: 'EN_ESPERA', reservadaHasta: reservedUntil }, { reservedUntil });
  stubProxy({ consultarOrdenInvitado: () => ok(late), procesarPagoPaypal: () => ok(late.result) });
  show();
  expect(await screen.findByText(/^The deadline was 20 November 2026 at 11:50\./)).toBeVisible();
  expect(screen.queryByText(/at least until/)).toBeNull();
});

test('R26 T04 after a denied card a transfer can be chosen, and its account holder is shown', async () => {
  let chosen = false;
  stubProxy({
    consultarOrdenInvitado: () =>
      ok(
        chosen
          ? standing({ estado: 'EN_ESPERA', intento: '2611T04823', metodo: '002', pendiente })
          : standing({ estado: 'DENEGADO', reintentable: true }),
      ),
    actualizarValoresOrden: () => {
      chosen = true;
      return ok({ ...actualizarValoresOrden.datos, pago: { ...pendiente, intento: '2611T04823' } });
    },
    // Shown for the denied card, it would still say so.
    procesarPagoPaypal: (body) => {
      const { intento } = body as { intento: string };
      const transfer = standing({ estado: 'EN_ESPERA', intento, metodo: '002', pendiente });
      return ok(intento === '2611T04823' ? transfer.result : standing({ estado: 'DENEGADO' }).result);
    },
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: checkout.payment.transfer }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay €73.75' }));
  expect(await screen.findByText('Velia Moda S.L.')).toBeVisible();
});

test('R26 a pending transfer is shown with its account holder', async () => {
  const waiting = standing(
    { estado: 'EN_ESPERA', metodo: '002', pendiente },
    { reservedUntil: '2096-11-20T10:50:00Z' },
  );
  stubProxy({ consultarOrdenInvitado: () => ok(waiting), procesarPagoPaypal: () => ok(waiting.result) });
  show();
  expect(await screen.findByRole('heading', { name: payment.result.awaitedTransfer.title })).toBeVisible();
  expect(screen.getByText('Velia Moda S.L.')).toBeVisible();
  // The instructions name the day by which to send it.
  expect(screen.queryByText(keptUntil)).toBeNull();
});

test('N14 R26 a proof of transfer is sent by the order’s link alone', async () => {
  const handover = { ...pendiente, transferencia: { ...transferencia, comprobante: null } };
  const waiting = standing({ estado: 'EN_ESPERA', metodo: '002', pendiente: handover });
  const asked = stubProxy({
    enviarComprobanteInvitado: () => ok(waiting.result),
    consultarOrdenInvitado: () => ok(waiting),
    procesarPagoPaypal: () => ok(waiting.result),
  });
  const { container } = show();
  expect(await screen.findByRole('heading', { name: payment.proof.title })).toBeVisible();
  const field = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('no field');
  await userEvent.upload(field, new File(['%PDF-1.7 transferred'], 'proof.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(payment.proof.thanks)).toBeVisible();
  const sentProof = asked.find(({ name }) => name === 'enviarComprobanteInvitado')?.body;
  expect(sentProof).toMatchObject({ ...key, file: expect.any(String) });
});

test('R26 a cancelled order says so', async () => {
  stubProxy({
    consultarOrdenInvitado: () =>
      ok(standing({ estado: 'CANCELADO' }, { order: { ...order.order, estado: 'CANCELADA' } })),
  });
  show();
  const { ended, states } = checkout.confirmation;
  expect(await screen.findByText(fill(ended, { state: states.cancelled }))).toBeVisible();
});

test.each(['refused', 'returning'] as const)('R26 a paid order that ended as %s shows no thanks', async (state) => {
  const estado = orderStates[state];
  stubProxy({ consultarOrdenInvitado: () => ok({ ...order, order: { ...order.order, estado } }) });
  show();
  const { ended, states } = checkout.confirmation;
  expect(await screen.findByText(fill(ended, { state: states[state] }))).toBeVisible();
  expect(screen.getByText(/Sujetador/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: said.thanks })).toBeNull();
  expect(screen.queryByText(said.paid)).toBeNull();
  expect(screen.queryByText(said.parcel)).toBeNull();
});

test.each([
  ['', undefined],
  ['#V26-004823.short', undefined],
  [hash, () => refused(404, 'error.absent')],
])('R26 the fragment %j shows no order and no data of one', async (end, answer) => {
  window.history.replaceState(null, '', path + end);
  const asked = stubProxy(answer ? { consultarOrdenInvitado: answer } : {});
  show();
  expect(await screen.findByText(said.unknownText)).toBeVisible();
  expect(asked).toHaveLength(answer ? 1 : 0);
});

test('R26 an outage is reported, and the shop is asked again', async () => {
  let away = true;
  stubProxy({ consultarOrdenInvitado: () => (away ? refused(503, 'error.busy') : ok(order)) });
  show();
  const retry = await screen.findByRole('button', { name: checkout.failures.retry });
  away = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: said.thanks })).toBeVisible();
});

test('P04 B027 cancelling takes two presses, the second of which says what happens to the money', async () => {
  let cancelled = false;
  const ended = { ...order, order: { ...order.order, estado: orderStates.cancelled }, cancellable: false };
  const asked = stubProxy({
    consultarOrdenInvitado: () => ok(cancelled ? ended : order),
    cancelarOrdenInvitado: () => {
      cancelled = true;
      return ok({ orden: ended.order, liberadas: 2, porReembolsar: 73.75 });
    },
  });
  show();
  const { after } = words;
  await userEvent.click(await screen.findByRole('button', { name: after.cancel }));
  expect(screen.getByText(fill(after.cancelPaid, { amount: '€73.75' }))).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('cancelarOrdenInvitado');
  await userEvent.click(screen.getByRole('button', { name: after.cancelYes }));
  const { ended: sentence, states } = checkout.confirmation;
  expect(await screen.findByText(fill(sentence, { state: states.cancelled }))).toBeVisible();
  expect(asked.find(({ name }) => name === 'cancelarOrdenInvitado')?.body).toEqual(key);
  expect(screen.queryByRole('button', { name: after.cancel })).toBeNull();
  expect(screen.queryByRole('link', { name: words.withdraw })).toBeNull();
});

test('P04 an order shipped meanwhile is not cancelled, and the page says why', async () => {
  stubProxy({ consultarOrdenInvitado: () => ok(order), cancelarOrdenInvitado: () => refused(409, 'error.conflict') });
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.after.cancel }));
  await userEvent.click(screen.getByRole('button', { name: words.after.cancelYes }));
  expect(await screen.findByText(words.after.cancelLate)).toBeVisible();
});

test('P04 B028 the order links to its withdrawal with its lines; the address has the number alone', async () => {
  stubProxy({ consultarOrdenInvitado: () => ok({ ...order, withdrawUntil: '2026-12-08' }) });
  show();
  const link = await screen.findByRole('link', { name: words.withdraw });
  expect(link).toHaveAttribute('href', '/en/customer-care/withdrawal#V26-004823');
  expect(screen.getByText(fill(words.after.until, { date: 'Tuesday 8 December' }))).toBeVisible();
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(findPassedOrder('V26-004823')).toMatchObject({
    secret: key.secret,
    email: order.email,
    lines: [{ code: '482157', quantity: order.lines[0]?.cantidadPedida }],
  });
});

test('R26 an account is offered after the order, never made unasked, and requested by the order alone', async () => {
  const asked = stubProxy({ consultarOrdenInvitado: () => ok(order), pedirCuenta: () => ok({}) });
  show();
  const { offer } = messages.access.account;
  const button = await screen.findByRole('button', { name: offer.submit });
  expect(asked.some(({ name }) => name === 'pedirCuenta')).toBe(false);
  await userEvent.click(button);
  expect(await screen.findByText(fill(offer.done, { mail: order.email }))).toBeVisible();
  expect(asked.filter(({ name }) => name === 'pedirCuenta').map(({ body }) => body)).toEqual([
    { order: key, locale: 'en' },
  ]);
});

test('N17 a shipped parcel shows when, by whom, its number and where to track it', async () => {
  const dispatch = {
    ...{ leftOn: '2026-11-21', carrier: 'Correos', tracking: 'PQ4F8A-12' },
    url: 'https://carrier.example/PQ4F8A-12',
  };
  const sentOrder = { ...order.order, estado: orderStates.sent };
  stubProxy({ consultarOrdenInvitado: () => ok(standing({ estado: 'PAGADO' }, { order: sentOrder, dispatch })) });
  show();
  const { placed } = words;
  const date = 'Saturday 21 November';
  expect(await screen.findByText(fill(placed.leftWith, { date, carrier: 'Correos' }))).toBeVisible();
  expect(screen.getByText(fill(placed.tracking, { code: 'PQ4F8A-12' }))).toBeVisible();
  expect(screen.getByRole('link', { name: placed.track })).toHaveAttribute('href', dispatch.url);
});

test('N17 an order in several parcels shows where each of them is', async () => {
  const dispatch = {
    ...{ leftOn: '2026-11-21', carrier: 'Correos', tracking: 'PQ4F8A-12' },
    url: 'https://carrier.example/PQ4F8A-12',
  };
  const parcels = [
    { position: 1, state: 'left' as const, dispatch, lines: [{ line: '1', quantity: 1 }] },
    {
      position: 2,
      state: 'packed' as const,
      dispatch: null,
      lines: [
        { line: '1', quantity: 2 },
        { line: '2', quantity: 1 },
      ],
    },
    { position: 3, state: 'dropped' as const, dispatch: null, lines: [{ line: '2', quantity: 1 }] },
  ];
  const sentOrder = { ...order.order, estado: orderStates.sent };
  const split = { order: sentOrder, dispatch, parcels };
  stubProxy({ consultarOrdenInvitado: () => ok(standing({ estado: 'PAGADO' }, split)) });
  show();
  expect(await screen.findByRole('heading', { name: words.confirmation.parcels.title })).toBeVisible();
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(said).toContain(
    'Parcel 1: on its way (1 item). Sent on Saturday 21 November with Correos. Tracking number: PQ4F8A-12. Track the parcel',
  );
  expect(said).toContain('Parcel 2: we’re preparing it (3 items).');
  expect(said).toContain('Parcel 3: won’t be sent, and we’ll refund it (1 item).');
  expect(screen.getAllByRole('link', { name: words.placed.track })).toHaveLength(1);
});

test('a gift card pays a part of an order that waits, and a wrong code says why and stays in its field', async () => {
  const card = { numero: 'GC-000123', ultimos: '4XH2', importe: 25, saldo: 25 };
  const denied = standing({ estado: 'DENEGADO', reintentable: true });
  let applied = false;
  const asked = stubProxy({
    consultarOrdenInvitado: () =>
      ok(
        applied
          ? {
              ...denied,
              totals: { ...denied.totals, vales: [card] },
              result: { ...denied.result, importe: 48.75, deVales: 25 },
            }
          : denied,
      ),
    actualizarValoresOrden: (body) => {
      const [code] = (body as { vales: string[] }).vales;
      if (code !== 'VELA7K2MPQ9R4XH2')
        return refused(422, 'error.invalid', { campos: { vales: 'giftCard.reason.unknown' } });
      applied = true;
      const { datos } = actualizarValoresOrden;
      return ok({ ...datos, totales: { ...datos.totales, vales: [card] }, pago: null });
    },
  });
  show();
  const { use } = messages.giftCard;
  await userEvent.click(await screen.findByText(use.title));
  const field = screen.getByLabelText(new RegExp(`^${use.label}`));
  await userEvent.type(field, 'ABCDEFGH23456789');
  await userEvent.click(screen.getByRole('button', { name: use.apply }));
  expect(await screen.findByText(checkout.remarks.giftCard.reason.unknown)).toBeVisible();
  expect(field).toHaveValue('ABCDEFGH23456789');
  await userEvent.clear(field);
  await userEvent.type(field, 'vela7k2mpq9r4xh2');
  await userEvent.click(screen.getByRole('button', { name: use.apply }));
  expect(await screen.findByRole('button', { name: 'Pay €48.75' })).toBeVisible();
  expect(screen.getByText(payment.result.giftCards)).toBeVisible();
  // A placed order keeps its cards.
  expect(screen.queryByRole('button', { name: fill(use.removeName, { last: '4XH2' }) })).toBeNull();
  expect(asked.find(({ name }) => name === 'actualizarValoresOrden')?.body).not.toHaveProperty('metodo');
});
