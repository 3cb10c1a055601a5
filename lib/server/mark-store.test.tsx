import { beforeEach, expect, test } from '@jest/globals';
import { markStore } from './mark-store.ts';

const marked = () => {
  markStore();
  return document.documentElement.dataset.store !== undefined;
};
beforeEach(() => {
  delete document.documentElement.dataset.store;
  localStorage.clear();
  history.replaceState(null, '', '/love');
});

test('the place of a store’s line is kept where a link or the device names a store in force', () => {
  expect(marked()).toBe(false);
  localStorage.setItem('store', JSON.stringify({ store: { until: Date.now() - 1 } }));
  expect(marked()).toBe(false);
  localStorage.setItem('store', JSON.stringify({ store: { until: Date.now() + 60_000 } }));
  expect(marked()).toBe(true);
});

test('a link with a store is enough, and what the device holds may be unreadable', () => {
  localStorage.setItem('store', '{');
  expect(marked()).toBe(false);
  history.replaceState(null, '', '/love?colour=red&store=paula');
  expect(marked()).toBe(true);
});
