import { beforeEach, expect, test } from '@jest/globals';
import { forgetOnDevice, keepOnDevice, keepPlaced, placedHere, placedOnDevice } from './guest-attempt';

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

test('R26 whoever pays here leaves her order to no other tab', () => {
  keepPlaced({ alias: 'marta', ...order });
  expect(localStorage).toHaveLength(0);
});

test('R26 while she is away to pay another tab of the device finds it for an hour, and not once it is told', () => {
  keepOnDevice({ alias: 'marta', ...order }, now);
  for (const after of [0.5, 0.9]) expect(placedOnDevice('marta', now + after * hours)).toEqual(order);
  expect(placedOnDevice('invited', now)).toBeNull();
  expect(placedOnDevice('marta', now + 1.1 * hours)).toBeNull();
  expect(localStorage).toHaveLength(0);
  keepOnDevice({ alias: 'marta', ...order }, now);
  forgetOnDevice();
  expect(placedOnDevice('marta', now)).toBeNull();
});
