import { beforeEach, expect, test } from '@jest/globals';
import { forgetOnDevice, keepPlaced, placedHere, placedOnDevice } from './guest-attempt';

const order = { number: 'V26-004823', secret: 'ejemplo-de-clave-de-orden' };
const now = Date.UTC(2026, 10, 20);
const hours = 3_600_000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('R26 the order that was placed from this tab is found by its own store alone', () => {
  keepPlaced({ alias: 'marta', ...order });
  expect([placedHere('marta'), placedHere('invited')]).toEqual([order, null]);
});

test('R26 another tab of the device finds it for a day, and not once it is told', () => {
  keepPlaced({ alias: 'marta', ...order }, now);
  sessionStorage.clear();
  expect(placedOnDevice('marta', now + 23 * hours)).toEqual(order);
  expect(placedOnDevice('invited', now)).toBeNull();
  expect(placedOnDevice('marta', now + 25 * hours)).toBeNull();
  forgetOnDevice();
  expect(placedOnDevice('marta', now)).toBeNull();
});
