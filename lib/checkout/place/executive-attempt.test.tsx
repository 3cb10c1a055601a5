import { beforeEach, expect, test } from '@jest/globals';
import { confirmarOrden } from '@/contract/order/examples';
import {
  executiveOrderAttempts,
  forgetAwaitedPayment,
  orderAwaitingPayment,
  placedNumber,
  rememberPlacedOrder,
} from './executive-attempt';

const { body } = confirmarOrden;

beforeEach(() => sessionStorage.clear());

test('C072 a second press repeats the first with its key and body, even if the choice has changed meanwhile', () => {
  const first = executiveOrderAttempts.begin('ord-1', body);
  const again = { ...first, again: true };
  expect(executiveOrderAttempts.begin('ord-1', { ...body, metodo: '001' })).toEqual(again);
  expect(executiveOrderAttempts.open('ord-1')).toEqual(again);
});

test('C072 once the response is known the next press is a new attempt', () => {
  const first = executiveOrderAttempts.begin('ord-1', body);
  executiveOrderAttempts.end();
  expect(executiveOrderAttempts.open()).toBeNull();
  expect(executiveOrderAttempts.begin('ord-1', body).key).not.toBe(first.key);
});

test('C072 an attempt of one order does not apply to another', () => {
  const first = executiveOrderAttempts.begin('ord-1', body);
  expect(executiveOrderAttempts.open('ord-2')).toBeNull();
  expect(executiveOrderAttempts.begin('ord-2', body).key).not.toBe(first.key);
});

test('R18 the number of a placed order is remembered, for its own draft only', () => {
  rememberPlacedOrder({ order: 'ord-1', number: 'V26-004817', payment: null });
  expect([placedNumber('ord-1'), placedNumber('ord-2')]).toEqual(['V26-004817', null]);
});

test('T04 the order awaiting payment at a provider is remembered until its own number is forgotten', () => {
  const placed = { order: 'ord-1', number: 'V26-004817' };
  rememberPlacedOrder({ ...placed, payment: null });
  expect(orderAwaitingPayment()).toBeNull();
  rememberPlacedOrder({ ...placed, payment: '2611A04817' });
  forgetAwaitedPayment('V26-000001');
  expect(orderAwaitingPayment()).toBe('V26-004817');
  forgetAwaitedPayment('V26-004817');
  expect([orderAwaitingPayment(), placedNumber('ord-1')]).toEqual([null, 'V26-004817']);
});

test('C072 with storage blocked the attempt is known while the page stays', () => {
  const keeps = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    expect(executiveOrderAttempts.begin('ord-9', body).key).toBe(executiveOrderAttempts.begin('ord-9', body).key);
  } finally {
    Storage.prototype.setItem = keeps;
    executiveOrderAttempts.end();
  }
});
