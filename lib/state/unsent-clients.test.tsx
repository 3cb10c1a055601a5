import { beforeEach, expect, test } from '@jest/globals';
import { forgetOthersUnsent, keepUnsent, recallUnsent } from './unsent-clients';

const page = document.body.appendChild(document.createElement('main'));
page.id = 'content';
beforeEach(() => sessionStorage.clear());

test('T01 what another executive left in this tab goes with the first page of the next one, and her own stays', () => {
  page.dataset.executive = 'E1';
  keepUnsent(['Eva']);
  page.dataset.executive = 'E2';
  keepUnsent(['Mar']);
  forgetOthersUnsent();
  expect(recallUnsent()).toEqual(['Mar']);
  page.dataset.executive = 'E1';
  expect(recallUnsent()).toBeNull();
});

test('a page of nobody takes nothing from anybody', () => {
  page.dataset.executive = 'E1';
  keepUnsent(['Eva']);
  delete page.dataset.executive;
  forgetOthersUnsent();
  page.dataset.executive = 'E1';
  expect(recallUnsent()).toEqual(['Eva']);
});
