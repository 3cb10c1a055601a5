import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountFigures } from '@/components/payment/account-figures';
import { asentarOrden } from '@/contract/order/examples';
import { consultarFormasPago, consultarOrdenPagada, consultarValorPagar } from '@/contract/payment/examples';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toAccount } from '@/lib/payment/payment-mappers';
import { loadSession } from '@/lib/sign-in/load-session';
import { ok, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { DuePaymentForm } from './due-payment-form';

const { due, pay, account } = messages.payment;
const words = {
  due,
  pay,
  deadline: messages.payment.deadline,
  payment: messages.checkout.payment,
  failures: { ...messages.checkout.failures, reasons: messages.checkout.remarks, again: messages.signIn.again },
};
const methods = consultarFormasPago.datos.metodos.map(toPaymentMethod);
const owing = toAccount(consultarValorPagar.datos);
const realFetch = globalThis.fetch;

beforeEach(() => {
  sessionStorage.clear();
  // jsdom cannot navigate, and logs that.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

function show(given = owing) {
  const asked = stubProxy({ asentarOrden: () => ok({ ...asentarOrden.datos, orden: null }) });
  render(<DuePaymentForm locale="en" account={given} methods={methods} words={words} />);
  return asked;
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('S05 C055 the account’s whole debt is preselected, and is paid by card', async () => {
  const asked = show();
  expect(screen.getByRole('radio', { name: 'Everything you owe: €86.40' })).toBeChecked();
  await choose(words.payment.card);
  await userEvent.click(screen.getByRole('button', { name: 'Pay €86.40' }));
  expect(screen.getByRole('status')).toHaveTextContent(pay.leaving);
  expect(asked.map(({ search }) => search)).toEqual(['?origen=pagos&importe=86.4&metodo=TCR']);
});

test('S05 F109 a waiting order is paid by its number, with its own amount', async () => {
  const asked = show();
  await choose('Order V26-004817: €140.93');
  await choose(words.payment.paypal);
  await userEvent.click(screen.getByRole('button', { name: 'Pay €140.93' }));
  expect(asked.map(({ search }) => search)).toEqual(['?orden=V26-004817&importe=140.93&metodo=PPL']);
});

test('C055 a deadline is compared with the shop’s clock, because the device’s may be wrong', async () => {
  const asShopTime = async (now: Date) => {
    globalThis.fetch = async () => Response.json({}, { headers: { date: now.toUTCString() } });
    await loadSession();
  };
  const { datos } = consultarValorPagar;
  const reservadaHasta = '2096-11-20T10:50:00Z';
  await asShopTime(new Date('2096-11-20T10:50:01Z'));
  show(toAccount({ ...datos, opciones: datos.opciones.map((option) => ({ ...option, reservadaHasta })) }));
  expect(screen.getAllByText(/^The deadline was 20 November 2096 at 11:50\./)).not.toHaveLength(0);
  await asShopTime(new Date());
});

test('C055 a waiting order says until when its items are kept; a debt, or another backend, names no deadline', () => {
  const { datos } = consultarValorPagar;
  const opciones = datos.opciones.map((option) => ({ ...option, reservadaHasta: undefined }));
  const [all, order] = opciones;
  if (!all || !order) throw new Error('no example');
  const later = { ...order, libera: ['V26-004818'], reservadaHasta: '2096-11-20T10:50:00Z' };
  show(toAccount({ ...datos, opciones: [all, order, later] }));
  const noteOf = (name: string) => screen.getByRole('radio', { name });
  expect(noteOf('Order V26-004818: €140.93')).toHaveAccessibleDescription(
    /^Your items are kept at least until 20 November 2096 at 11:50\./,
  );
  for (const name of ['Everything you owe: €86.40', 'Order V26-004817: €140.93'])
    expect(noteOf(name)).not.toHaveAttribute('aria-describedby');
});

test('F109 a part of a waiting order is charged to the account, and the button names the rest', async () => {
  const asked = show();
  await choose('Order V26-004817: €140.93');
  await userEvent.click(screen.getByRole('checkbox', { name: words.payment.part }));
  await choose(words.payment.card);
  const field = screen.getByRole('textbox', { name: words.payment.partLabel });
  await userEvent.click(screen.getByRole('button', { name: pay.any }));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await userEvent.type(field, '140,93');
  await userEvent.click(screen.getByRole('button', { name: pay.any }));
  expect(field).toHaveAccessibleDescription(
    'Type an amount from €0.01 to €140.92 without a thousands separator, for example 12.50.',
  );
  expect(field).toHaveValue('140,93');
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '100');
  await userEvent.click(screen.getByRole('button', { name: 'Pay €40.93' }));
  expect(asked.map(({ search }) => search)).toEqual(['?orden=V26-004817&importe=40.93&metodo=TCR&importeCuenta=100']);
});

test('an agreed part fills its field and can only grow; without credit no part is offered', async () => {
  const [all, order] = owing.options;
  if (!all || !order) throw new Error('no example');
  const part = { totalCents: 24_093, leftCents: 15_000, agreedCents: 10_000 };
  show({ ...owing, options: [all, { ...order, part }, { ...order, orders: ['V26-004818'], part: null }] });
  await choose('Order V26-004817: €140.93');
  expect(screen.getByRole('checkbox', { name: words.payment.part })).toBeDisabled();
  const field = screen.getByRole('textbox', { name: words.payment.partLabel });
  expect(field).toHaveValue('100.00');
  expect(screen.getByRole('button', { name: 'Pay €140.93' })).toBeEnabled();
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  await userEvent.click(screen.getByRole('button', { name: pay.any }));
  expect(field).toBeInvalid();
  await choose('Order V26-004818: €140.93');
  expect(screen.queryByRole('checkbox', { name: words.payment.part })).toBeNull();
});

test('S05 the account can be paid by transfer, and its instructions follow', async () => {
  stubProxy({ asentarOrden: () => ok({ ...asentarOrden.datos, pago: consultarOrdenPagada.datos.pendiente }) });
  render(<DuePaymentForm locale="en" account={owing} methods={methods} words={words} />);
  await choose(words.payment.transfer);
  await userEvent.click(screen.getByRole('button', { name: 'Pay €86.40' }));
  expect(screen.getByRole('status')).toHaveTextContent(pay.instructions);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F109 a part below the minimum is an error at its field, and a part within the limits is paid', async () => {
  const asked = show();
  await choose(due.part);
  await choose(words.payment.card);
  const field = screen.getByRole('textbox', { name: due.partLabel });
  expect(field).toHaveAccessibleDescription('From €20.00 to €86.40');
  await userEvent.type(field, '19,99');
  await userEvent.click(screen.getByRole('button', { name: pay.any }));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(asked).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '50,5');
  await userEvent.click(screen.getByRole('button', { name: 'Pay €50.50' }));
  expect(asked.map(({ search }) => search)).toEqual(['?origen=pagos&importe=50.5&metodo=TCR']);
});

test('F109 without a debt the account offers no partial payment', () => {
  show({ ...owing, owedCents: 0 });
  expect(screen.queryByRole('radio', { name: due.part })).toBeNull();
});

test('N14 limit, used, left, what is owed and its due date are shown as figures', () => {
  render(<AccountFigures locale="en" account={owing} words={account} />);
  const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(figures).toEqual([
    [account.limit, '€600.00'],
    [account.used, '€86.40'],
    [account.left, '€513.60'],
    [account.owed, '€86.40'],
    [account.due, 'Sunday 13 December'],
  ]);
});
