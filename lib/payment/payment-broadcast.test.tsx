import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { shopState } from '@/lib/state/shop-state';
import { announcePayment, takeConfirmed, watchPayments } from './payment-broadcast';

beforeEach(() => {
  localStorage.clear();
  shopState.set({ paymentConfirmed: false });
});

// An open channel would keep the process running, also after a failed test.
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});
const watch: typeof watchPayments = (origin, paid) => {
  const leave = watchPayments(origin, paid);
  leaves.push(leave);
  return leave;
};

const arrived = { payment: '2611A04817', origin: 'checkout', tender: 'TCR' } as const;

test('E08 a received payment is announced once, and sets the flag', () => {
  const paid = jest.fn();
  watch('checkout', paid);
  announcePayment(arrived);
  expect(shopState.get().paymentConfirmed).toBe(true);
  shopState.set({ paymentConfirmed: false });
  announcePayment(arrived);
  expect(shopState.get().paymentConfirmed).toBe(false);
  expect(paid).toHaveBeenCalledTimes(1);
});

test('E08 a page that opens after the payment learns of it once', () => {
  announcePayment(arrived);
  expect([takeConfirmed(), takeConfirmed()]).toEqual([true, false]);
});

test('E08 S05 each payment notifies once, and only subscribers of its origin', () => {
  const listeners = { checkout: jest.fn(), balance: jest.fn(), lateCheckout: jest.fn() };
  for (const origin of ['checkout', 'balance', 'lateCheckout'] as const) watch(origin, listeners[origin]);
  announcePayment({ payment: 'a1', origin: 'balance', tender: 'TCR' });
  announcePayment({ payment: 'a2', origin: 'lateCheckout', tender: 'PPL' });
  expect(listeners.checkout).not.toHaveBeenCalled();
  announcePayment({ payment: 'a3', origin: 'checkout', tender: 'TCR' });
  expect(Object.values(listeners).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('E08 other tabs of the browser are notified', async () => {
  const paid = jest.fn();
  watch('checkout', paid);
  // A message posted by another tab.
  const other = new BroadcastChannel('payment');
  leaves.push(() => other.close());
  other.postMessage({ origin: 'checkout', payPal: true });
  await waitFor(() => expect(paid).toHaveBeenCalled());
  expect(shopState.get().paymentConfirmed).toBe(true);
});

test('E08 three subscribers in a tab are each notified once of a payment in another tab, after a fourth has left', async () => {
  const paid = [jest.fn(), jest.fn(), jest.fn()];
  const after = jest.fn();
  for (const each of paid) watch('checkout', each);
  watch('balance', after);
  watch('checkout', jest.fn())();
  const other = new BroadcastChannel('payment');
  leaves.push(() => other.close());
  other.postMessage({ origin: 'checkout', payPal: false });
  other.postMessage({ origin: 'balance', payPal: false });
  await waitFor(() => expect(after).toHaveBeenCalled());
  expect(paid.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('a subscriber that has unsubscribed is not notified, and a result without an attempt is not announced', () => {
  const paid = jest.fn();
  watch('checkout', paid)();
  announcePayment({ ...arrived, payment: null });
  expect(shopState.get().paymentConfirmed).toBe(false);
  announcePayment(arrived);
  expect(paid).not.toHaveBeenCalled();
});
