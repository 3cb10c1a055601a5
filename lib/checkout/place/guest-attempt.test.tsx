import { beforeEach, expect, test } from '@jest/globals';
import { placedGuestOrders } from './guest-attempt';

const order = { number: 'V26-004823', secret: 'ejemplo-de-clave-de-orden' };
const now = Date.UTC(2026, 10, 20);
const hours = 3_600_000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('R26 an order placed in this tab is found in its own store alone', () => {
  placedGuestOrders.rememberInTab({ alias: 'marta', ...order });
  expect([placedGuestOrders.inTab('marta'), placedGuestOrders.inTab('invited')]).toEqual([order, null]);
});

test('R26 an order remembered in its tab leaves nothing in the storage that tabs share', () => {
  placedGuestOrders.rememberInTab({ alias: 'marta', ...order });
  expect(localStorage).toHaveLength(0);
});

test('R26 while the guest is away to pay, other tabs of the device find the order for an hour, until the guest returns', () => {
  placedGuestOrders.rememberOnDevice({ alias: 'marta', ...order }, now);
  for (const after of [0.5, 0.9]) expect(placedGuestOrders.onDevice('marta', now + after * hours)).toEqual(order);
  expect(placedGuestOrders.onDevice('invited', now)).toBeNull();
  expect(placedGuestOrders.onDevice('marta', now + 1.1 * hours)).toBeNull();
  expect(localStorage).toHaveLength(0);
  placedGuestOrders.rememberOnDevice({ alias: 'marta', ...order }, now);
  placedGuestOrders.forgetOnDevice();
  expect(placedGuestOrders.onDevice('marta', now)).toBeNull();
});
