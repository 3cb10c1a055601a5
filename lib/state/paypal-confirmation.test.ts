import { expect, jest, test } from '@jest/globals';
import { announcePaypal, onPaypal } from './paypal-confirmation';

test("E08 PayPal's confirmation notifies the place that waited for it and no other", () => {
  const listeners = { executive: jest.fn(), payments: jest.fn(), lateCheckout: jest.fn() };
  const leave = onPaypal('executive', listeners.executive);
  onPaypal('payments', listeners.payments);
  onPaypal('lateCheckout', listeners.lateCheckout);
  announcePaypal('executive');
  announcePaypal('lateCheckout');
  announcePaypal('lateCheckout');
  leave();
  announcePaypal('executive');
  const calls = Object.values(listeners).map((listener) => listener.mock.calls.length);
  expect(calls).toEqual([1, 0, 2]);
});
