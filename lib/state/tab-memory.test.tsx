import { beforeEach, expect, test } from '@jest/globals';
import { forget, recall, remember } from './tab-memory';

const pageOf = (person: string) => {
  document.body.innerHTML = `<main id="content" data-executive="${person}"></main>`;
};
beforeEach(() => sessionStorage.clear());

test('what a tab remembers for one person is not found by the next one who signs in', () => {
  pageOf('E1');
  remember('checkout:attempt', { key: 'k1' });
  pageOf('E2');
  expect(recall('checkout:attempt')).toBeNull();
  forget('checkout:attempt');
  pageOf('E1');
  expect(recall('checkout:attempt')).toEqual({ key: 'k1' });
  forget('checkout:attempt');
  expect(recall('checkout:attempt')).toBeNull();
});
