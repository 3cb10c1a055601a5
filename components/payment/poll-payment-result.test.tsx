import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { paidByCard } from '@/contract/payment/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { PollPaymentResult } from './poll-payment-result';

const words = messages.payment.result.awaited;
const here = '/en/checkout/payment-result?payment=2611C04817';
const waiting = { ...paidByCard, estado: 'EN_ESPERA' };
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PollPaymentResult payment="2611C04817" origin="checkout" here={here} words={words} />
    </SWRConfig>,
  );
const look = () => screen.getByRole('link', { name: words.look });

test('C034 the first check asks the provider, and its result is announced before a fresh render', async () => {
  const notGone = jest.spyOn(console, 'error').mockImplementation(() => {});
  const asked = stubProxy({ procesarPagoPaypal: () => ok(paidByCard) });
  show();
  expect(await screen.findByText(words.news)).toBeVisible();
  // jsdom cannot navigate, and logs that.
  await waitFor(() => expect(notGone).toHaveBeenCalled());
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ['procesarPagoPaypal', { origen: 'checkout', intento: '2611C04817' }],
  ]);
});

test('C034 a requested check asks again under its own key, and shows the result', async () => {
  const asked = stubProxy({ procesarPagoPaypal: () => ok(waiting) });
  show();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(look());
  expect(await screen.findByText(words.still)).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[0]?.key).not.toBe(asked[1]?.key);
});

test('N13 if the provider cannot be queried, the known state counts', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const asked = stubProxy({
    procesarPagoPaypal: () => refused(404, 'error.absent'),
    consultarPago: () => ok(paidByCard),
  });
  show();
  expect(await screen.findByText(words.news)).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['procesarPagoPaypal', 'consultarPago']);
});

test('N13 a failed check says so, and without script the page itself is reloaded', async () => {
  stubProxy({ procesarPagoPaypal: () => refused(503, 'error.busy') });
  show();
  expect(look()).toHaveAttribute('href', here);
  await userEvent.click(look());
  expect(await screen.findByText(words.trouble)).toBeVisible();
});
