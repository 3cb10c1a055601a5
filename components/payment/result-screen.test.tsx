import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { repetirPedido } from '@/contract/pad/examples';
import { consultarFormasPago, consultarOrdenPagada, paidByCard } from '@/contract/payment/examples';
import { takeConfirmed } from '@/lib/payment/payment-broadcast';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('../../lib/gift-card/gift-card-queries', () => ({ areGiftCardsOffered: async () => true }));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const said = messages.payment.result;
const realFetch = globalThis.fetch;

afterEach(() => {
  takeConfirmed();
  globalThis.fetch = realFetch;
});

async function show(change: Partial<typeof paidByCard>, payment: unknown = '2611A04817') {
  const asked = stubProxy({
    consultarPago: () => ok({ ...paidByCard, ...change }),
    consultarFormasPago: () => ok(consultarFormasPago.datos),
    procesarPagoPaypal: () => ok({ ...paidByCard, ...change }),
    repetirPedido: () => ok(repetirPedido.datos),
  });
  await draw(payment);
  return asked;
}
async function draw(payment: unknown) {
  const { ResultScreen } = await import('./result-screen');
  const screenOf = await resolveServer(<ResultScreen session={aSession()} payment={payment} />);
  render(<SWRConfig value={{ provider: () => new Map() }}>{screenOf}</SWRConfig>);
}
const heading = () => screen.getByRole('heading', { level: 2 });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('R33 C059 a paid order links to its confirmation, and there is nothing to pay', async () => {
  await show({});
  expect(heading()).toHaveTextContent(said.paid.title);
  expect(link(said.toOrder)).toBe('/en/checkout/confirmation?order=V26-004817');
  expect(screen.queryByRole('button')).toBeNull();
});

test('S05 a payment on the account links back to the account', async () => {
  await show({ origen: 'pagos', orden: null });
  expect(screen.getByText(said.paid.account)).toBeVisible();
  expect(link(said.toPayments)).toBe('/en/executive/your-account/payments');
});

test.each([
  ['DENEGADO', true],
  ['DENEGADO', false],
  ['CANCELADO', true],
  ['VENCIDO', true],
] as const)(
  'S05 T04 after an unsuccessful payment on the account (%s) the primary action leads there, to try again or pay another way (%j)',
  async (estado, reintentable) => {
    await show({ origen: 'pagos', orden: null, estado, reintentable, pagado: 0, fecha: null });
    const again = screen.getByRole('link', { name: said.again });
    expect(again).toHaveAttribute('href', '/en/executive/your-account/payments');
    expect(again).toHaveClass('ui-button-primary');
    expect(link(said.toPayments)).toBeUndefined();
  },
);

test('B023 a refund is shown with its amount and date, and links to its document', async () => {
  await show({ estado: 'REEMBOLSADO' });
  const paper = link('Receipt for the €24.95 refund of 24 November 2026 (PDF)');
  expect(paper).toBe(`/EuropaBackend/rest/api/socia/documentoReembolso/${paidByCard.reembolsos?.[0]?.id}`);
});

test('T04 after a denial the same method is preselected, with others beside it', async () => {
  await show({ estado: 'DENEGADO', motivo: 'payment.denied.funds', reintentable: true, pagado: 0, fecha: null });
  const again = within(screen.getByRole('region', { name: said.again }));
  expect(again.getByRole('radio', { checked: true })).toHaveAccessibleName(messages.checkout.payment.card);
  expect(again.getAllByRole('radio').length).toBeGreaterThan(1);
  expect(again.getByRole('button', { name: 'Pay €140.93' })).toBeVisible();
});

test('T04 an older order paid beside the account can be paid again here as well', async () => {
  await show({ origen: 'pagos', estado: 'DENEGADO', reintentable: true, pagado: 0, fecha: null });
  expect(screen.getByRole('button', { name: 'Pay €140.93' })).toBeVisible();
});

test('N13 T04 while the payment’s state is unknown, paying again is folded', async () => {
  await show({ estado: 'DESCONOCIDO', reintentable: true, pagado: 0, fecha: null });
  expect(heading()).toHaveTextContent(said.unknown.title);
  expect(screen.getByText(said.awaited.unpaid).closest('details')).not.toHaveAttribute('open');
});

test('N13 while the result is pending the page offers to check it, and paying again is folded', async () => {
  const asked = await show({ estado: 'INICIADO', reintentable: true, pagado: 0, fecha: null });
  expect(screen.getByRole('link', { name: said.awaited.look })).toBeVisible();
  expect(screen.getByText(said.awaited.unpaid).closest('details')).not.toHaveAttribute('open');
  expect(asked.map(({ name }) => name)).toContain('consultarPago');
});

test('N13 a pending transfer shows its instructions, and another method is folded', async () => {
  await show({ ...consultarOrdenPagada.datos, reservadaHasta: '2096-11-30T10:50:00Z', reintentable: true });
  expect(heading()).toHaveTextContent(said.awaitedTransfer.title);
  // The instructions name the day by which to send it.
  expect(screen.queryByText(/at least until/)).toBeNull();
  expect(screen.queryByText(said.awaited.text)).toBeNull();
  expect(screen.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
  expect(screen.getByText(said.awaitedTransfer.otherwise).closest('details')).not.toHaveAttribute('open');
});

test.each(['INICIADO', 'EN_ESPERA', 'DENEGADO', 'DESCONOCIDO', 'CANCELADO', 'SIN_PAGO'] as const)(
  'N13 T04 the page of an unfinished payment (%s) says until when the items are kept',
  async (estado) => {
    await show({ estado, reintentable: true, pagado: 0, fecha: null, reservadaHasta: '2096-11-20T10:50:00Z' });
    expect(screen.getByText('Your items are kept at least until 20 November 2096 at 11:50.')).toBeVisible();
  },
);

test('N13 without a deadline, as of another backend, the page of an unfinished payment promises none', async () => {
  await show({ estado: 'DENEGADO', reintentable: true, pagado: 0, fecha: null, reservadaHasta: undefined });
  expect(screen.queryByText(/at least until|^The deadline was/)).toBeNull();
});

test('an order that cannot be paid again offers no method', async () => {
  await show({ estado: 'VENCIDO', reintentable: false });
  expect(heading()).toHaveTextContent(said.expired.title);
  expect(screen.queryByRole('radio')).toBeNull();
});

const again = messages.orders.detail.again;

test.each(['CANCELADO', 'VENCIDO', 'PAGADO_TARDE', 'REEMBOLSADO', 'DENEGADO'] as const)(
  'N13 if an order is over (%s) its lines can be ordered again, by a press',
  async (estado) => {
    const asked = await show({ estado, reintentable: false, pagado: 0 });
    await userEvent.click(screen.getByRole('button', { name: again.start }));
    expect(await screen.findByRole('link', { name: again.toPad })).toBeVisible();
    expect(asked.find(({ name }) => name === 'repetirPedido')?.body).toEqual({ order: 'V26-004817' });
  },
);

test.each([
  ['PAGADO', false],
  ['DENEGADO', true],
  ['VENCIDO', true],
] as const)(
  'N13 an order that is valid, or can still be paid, cannot be ordered again (%s)',
  async (estado, reintentable) => {
    await show({ estado, reintentable });
    expect(screen.queryByRole('button', { name: again.start })).toBeNull();
  },
);

test('N13 a payment on the account has no lines to order again', async () => {
  await show({ estado: 'VENCIDO', origen: 'pagos', orden: null, reintentable: false });
  expect(screen.queryByRole('button', { name: again.start })).toBeNull();
});

test.each([null, '', '../x', ['a', 'b'], 'x'.repeat(41)])(
  'an invalid attempt id (%j) reaches no backend',
  async (payment) => {
    const asked = await show({}, payment);
    expect(heading()).toHaveTextContent(said.absent.title);
    expect(asked).toEqual([]);
  },
);

test('another person’s attempt is not found', async () => {
  stubProxy({ consultarPago: () => refused(404, 'error.absent') });
  await draw('2611A04817');
  expect(heading()).toHaveTextContent(said.absent.title);
});

test('an outage leaves the same page to ask again', async () => {
  stubProxy({ consultarPago: () => refused(503, 'error.busy') });
  await draw('2611A04817');
  expect(link(messages.checkout.trouble.retry)).toBe('/en/checkout/payment-result?payment=2611A04817');
});
