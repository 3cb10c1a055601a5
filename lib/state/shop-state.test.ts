import { expect, jest, test } from '@jest/globals';
import { createShopState } from './shop-state';

test('E08 the state begins with nobody signed in, no store in force and nothing in the bags', () => {
  expect(createShopState().get()).toEqual({
    alias: '',
    itemsQuantity: 0,
    clientQuantity: 0,
    shoppingQuantity: 0,
    executiveSignedIn: false,
    firstPassword: false,
    paymentConfirmed: false,
    session: null,
    sessionEnded: false,
    leaving: false,
  });
});

test('E08 listeners hear a change once, after it is done, until they leave', () => {
  const state = createShopState();
  const heard: number[] = [];
  const leave = state.subscribe(() => heard.push(state.get().itemsQuantity));
  state.set({ itemsQuantity: 2, clientQuantity: 1 });
  state.set({ itemsQuantity: 3 });
  leave();
  leave();
  state.set({ itemsQuantity: 4 });
  expect(heard).toEqual([2, 3]);
});

test('E08 nobody hears of a change that changes nothing', () => {
  const state = createShopState({ alias: 'lucia' });
  const listener = jest.fn();
  state.subscribe(listener);
  const before = state.get();
  state.set({ alias: 'lucia', itemsQuantity: 0 });
  state.set({});
  expect(listener).not.toHaveBeenCalled();
  expect(state.get()).toBe(before);
});

test('E08 a listener that leaves while others are told spoils nothing', () => {
  const state = createShopState();
  const last = jest.fn();
  const leave = state.subscribe(() => leave());
  state.subscribe(last);
  state.set({ alias: 'a' });
  state.set({ alias: 'b' });
  expect(last).toHaveBeenCalledTimes(2);
});
