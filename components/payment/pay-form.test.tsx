import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TenderCode } from '@/contract/codes';
import { asentarOrden } from '@/contract/order/examples';
import { consultarFormasPago, consultarOrdenPagada } from '@/contract/payment/examples';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { PayOrder } from './pay-order';

const words = {
  pay: messages.payment.pay,
  payment: messages.checkout.payment,
  failures: { ...messages.checkout.failures, reasons: messages.checkout.remarks, again: messages.signIn.again },
};
const methods = consultarFormasPago.datos.metodos.map(toPaymentMethod);
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

const show = (tried: TenderCode | null, offered = methods) =>
  render(<PayOrder locale="en" order="V26-004817" cents={14_093} tried={tried} methods={offered} words={words} />);
const pay = () => screen.getByRole('button', { name: 'Pay €140.93' });
const way = (name: string) => screen.getByRole('radio', { name });

test('T04 C056 the same method again leads to the provider by a new attempt', async () => {
  const asked = stubProxy({ asentarOrden: () => ok(asentarOrden.datos) });
  show('TCR');
  expect(way(words.payment.card)).toBeChecked();
  await userEvent.click(pay());
  expect(screen.getByRole('status')).toHaveTextContent(words.pay.leaving);
  expect(asked.map(({ search }) => search)).toEqual(['?orden=V26-004817&metodo=TCR']);
});

test('T04 C056 another method is chosen and paid with; methods with a fee are not offered', async () => {
  const asked = stubProxy({ asentarOrden: () => ok(asentarOrden.datos) });
  show('TCR');
  expect(screen.queryByRole('radio', { name: words.payment.cash })).toBeNull();
  await userEvent.click(way(words.payment.bizum));
  await userEvent.click(pay());
  expect(asked.map(({ search }) => search)).toEqual(['?orden=V26-004817&metodo=BIZ']);
});

test('C056 a second press is no second payment, and a retry after a lost response is the same one', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const answers = [refused(503, 'error.busy'), ok(asentarOrden.datos)];
  const asked = stubProxy({
    asentarOrden: async () => {
      await held;
      return answers.shift() ?? refused(500, 'error.broken');
    },
  });
  show('TCR');
  await userEvent.dblClick(pay());
  await act(async () => release());
  expect(await screen.findByText(words.failures.busy)).toBeVisible();
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: words.failures.retry }));
  expect(screen.getByRole('status')).toHaveTextContent(words.pay.leaving);
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

test('without a choice nothing is sent, and the backend’s refusal is shown with its reason', async () => {
  const asked = stubProxy({
    asentarOrden: () => refused(422, 'error.invalid', { campos: { metodo: 'payment.reason.country' } }),
  });
  show(null);
  await userEvent.click(pay());
  expect(screen.getByText(words.pay.choose)).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(way(words.payment.paypal));
  await userEvent.click(pay());
  expect(await screen.findByText(messages.checkout.remarks.payment.reason.country)).toBeVisible();
});

test('without any method the form says so and has no button', () => {
  show(
    'TCR',
    methods.map((method) => ({ ...method, available: false })),
  );
  expect(screen.getByText(words.pay.none)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('T04 a transfer leads to its instructions, and is not reported as stuck', async () => {
  stubProxy({ asentarOrden: () => ok({ ...asentarOrden.datos, pago: consultarOrdenPagada.datos.pendiente }) });
  show('TCR');
  await userEvent.click(way(words.payment.transfer));
  await userEvent.click(pay());
  expect(screen.getByRole('status')).toHaveTextContent(words.pay.instructions);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a payment without a next step is reported as stuck', async () => {
  stubProxy({ asentarOrden: () => ok({ ...asentarOrden.datos, pago: null }) });
  show('TCR');
  await userEvent.click(pay());
  expect(await screen.findByText(words.pay.stuck)).toBeVisible();
});
