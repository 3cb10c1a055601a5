import { beforeEach, expect, test } from '@jest/globals';
import { markPersonalStore } from './mark-personal-store.ts';

const marked = () => {
  markPersonalStore();
  return document.documentElement.dataset.store !== undefined;
};
beforeEach(() => {
  delete document.documentElement.dataset.store;
  localStorage.clear();
  history.replaceState(null, '', '/love');
});

test('the place of the store bar is reserved while the device has a current store', () => {
  expect(marked()).toBe(false);
  localStorage.setItem('store', JSON.stringify({ store: { until: Date.now() - 1 } }));
  expect(marked()).toBe(false);
  localStorage.setItem('store', JSON.stringify({ store: { until: Date.now() + 60_000 } }));
  expect(marked()).toBe(true);
});

test('the place of the store bar is reserved for a link with a store, and an unreadable entry on the device reserves none', () => {
  localStorage.setItem('store', '{');
  expect(marked()).toBe(false);
  history.replaceState(null, '', '/love?colour=red&store=paula');
  expect(marked()).toBe(true);
});
