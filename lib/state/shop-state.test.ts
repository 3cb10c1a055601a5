import { expect, jest, test } from '@jest/globals';
import { createShopState } from './shop-state';

test('E08 the state starts with nobody signed in, no store and empty bags', () => {
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

test('E08 listeners are called once per change, after it, until they unsubscribe', () => {
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

test('E08 an update without a change notifies nobody', () => {
  const state = createShopState({ alias: 'lucia' });
  const listener = jest.fn();
  state.subscribe(listener);
  const before = state.get();
  state.set({ alias: 'lucia', itemsQuantity: 0 });
  state.set({});
  expect(listener).not.toHaveBeenCalled();
  expect(state.get()).toBe(before);
});

test('E08 a listener that unsubscribes while others are notified breaks nothing', () => {
  const state = createShopState();
  const last = jest.fn();
  const leave = state.subscribe(() => leave());
  state.subscribe(last);
  state.set({ alias: 'a' });
  state.set({ alias: 'b' });
  expect(last).toHaveBeenCalledTimes(2);
});
