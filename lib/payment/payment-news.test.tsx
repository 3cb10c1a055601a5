import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { shopState } from '@/lib/state/shop-state';
import { announcePayment, watchPayments } from './payment-news';

beforeEach(() => {
  localStorage.clear();
  shopState.set({ paymentConfirmed: false });
});

const arrived = { payment: '2611A04817', origin: 'checkout', tender: 'TCR' } as const;

test('E08 a payment that has arrived is announced once, and sets the flag', () => {
  const paid = jest.fn();
  const leave = watchPayments('checkout', paid);
  announcePayment(arrived);
  expect(shopState.get().paymentConfirmed).toBe(true);
  shopState.set({ paymentConfirmed: false });
  announcePayment(arrived);
  expect(shopState.get().paymentConfirmed).toBe(false);
  expect(paid).toHaveBeenCalledTimes(1);
  leave();
});

test("E08 S05 PayPal's confirmation is heard by whoever waits for one of its origin", () => {
  const listeners = { checkout: jest.fn(), balance: jest.fn(), lateCheckout: jest.fn() };
  shopState.set({ paymentConfirmed: true });
  const leaves = (['checkout', 'balance', 'lateCheckout'] as const).map((origin) =>
    watchPayments(origin, listeners[origin]),
  );
  announcePayment({ payment: 'a1', origin: 'balance', tender: 'PPL' });
  announcePayment({ payment: 'a2', origin: 'lateCheckout', tender: 'PPL' });
  announcePayment({ payment: 'a3', origin: 'checkout', tender: 'TCR' });
  expect(Object.values(listeners).map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  for (const leave of leaves) leave();
});

test('E08 the other tabs of the browser hear of it', async () => {
  const paid = jest.fn();
  const leave = watchPayments('checkout', paid);
  // What another tab posts, which this one has not done itself.
  const other = new BroadcastChannel('payment');
  other.postMessage({ origin: 'checkout', payPal: true });
  await waitFor(() => expect(paid).toHaveBeenCalled());
  expect(shopState.get().paymentConfirmed).toBe(true);
  other.close();
  leave();
});

test('nobody who has left hears anything, and what no attempt made is not announced', () => {
  const paid = jest.fn();
  watchPayments('checkout', paid)();
  announcePayment({ ...arrived, payment: null });
  expect(shopState.get().paymentConfirmed).toBe(false);
  announcePayment(arrived);
  expect(paid).not.toHaveBeenCalled();
});
