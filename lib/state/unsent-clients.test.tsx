import { beforeEach, expect, test } from '@jest/globals';
import { forgetOthersUnsent, keepUnsent, recallUnsent } from './unsent-clients';

const page = document.body.appendChild(document.createElement('main'));
page.id = 'content';
beforeEach(() => {
  sessionStorage.clear();
  page.dataset.executive = 'E1';
  keepUnsent(['Eva']);
});

test('T01 what an executive left in this tab stays for her, and goes with the first page of another one', () => {
  forgetOthersUnsent();
  expect(recallUnsent()).toEqual(['Eva']);
  page.dataset.executive = 'E2';
  forgetOthersUnsent();
  expect(sessionStorage).toHaveLength(0);
});

test('T01 another one finds nothing of it, and a page of nobody takes nothing away', () => {
  delete page.dataset.executive;
  forgetOthersUnsent();
  expect(sessionStorage).toHaveLength(1);
  page.dataset.executive = 'E2';
  expect(recallUnsent()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
