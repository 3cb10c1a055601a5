import { beforeEach, expect, test } from '@jest/globals';
import {
  forgetPlacedOnDevice,
  placedInTab,
  placedOnDevice,
  rememberPlacedInTab,
  rememberPlacedOnDevice,
} from './guest-attempt';

const order = { number: 'V26-004823', secret: 'ejemplo-de-clave-de-orden' };
const now = Date.UTC(2026, 10, 20);
const hours = 3_600_000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('R26 an order placed in this tab is found in its own store alone', () => {
  rememberPlacedInTab({ alias: 'marta', ...order });
  expect([placedInTab('marta'), placedInTab('invited')]).toEqual([order, null]);
});

test('R26 an order remembered in its tab leaves nothing in the storage that tabs share', () => {
  rememberPlacedInTab({ alias: 'marta', ...order });
  expect(localStorage).toHaveLength(0);
});

test('R26 while the guest is away to pay, other tabs of the device find the order for an hour, until the guest returns', () => {
  rememberPlacedOnDevice({ alias: 'marta', ...order }, now);
  for (const after of [0.5, 0.9]) expect(placedOnDevice('marta', now + after * hours)).toEqual(order);
  expect(placedOnDevice('invited', now)).toBeNull();
  expect(placedOnDevice('marta', now + 1.1 * hours)).toBeNull();
  expect(localStorage).toHaveLength(0);
  rememberPlacedOnDevice({ alias: 'marta', ...order }, now);
  forgetPlacedOnDevice();
  expect(placedOnDevice('marta', now)).toBeNull();
});
