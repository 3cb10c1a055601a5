import { beforeEach, expect, test } from '@jest/globals';
import { forgetOthersUnsent, keepUnsent, recallUnsent } from './unsent-clients';

const page = document.body.appendChild(document.createElement('main'));
page.id = 'content';
beforeEach(() => {
  sessionStorage.clear();
  page.dataset.executive = 'E1';
  keepUnsent(['Eva']);
});

test('T01 an executive’s draft in this tab is kept for that executive, and deleted on the first page of another', () => {
  forgetOthersUnsent();
  expect(recallUnsent()).toEqual(['Eva']);
  page.dataset.executive = 'E2';
  forgetOthersUnsent();
  expect(sessionStorage).toHaveLength(0);
});

test('T01 another executive finds nothing of the draft, and a page without a sign-in deletes nothing', () => {
  delete page.dataset.executive;
  forgetOthersUnsent();
  expect(sessionStorage).toHaveLength(1);
  page.dataset.executive = 'E2';
  expect(recallUnsent()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
