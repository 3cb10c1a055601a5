import { beforeEach, expect, test } from '@jest/globals';
import { forgetOthersImportDraft, keepImportDraft, recallImportDraft } from './client-import-draft';

const page = document.body.appendChild(document.createElement('main'));
page.id = 'content';
beforeEach(() => {
  sessionStorage.clear();
  page.dataset.executive = 'E1';
  keepImportDraft(['Eva']);
});

test('T01 an executive’s draft in this tab is kept for that executive, and deleted on the first page of another', () => {
  forgetOthersImportDraft();
  expect(recallImportDraft()).toEqual(['Eva']);
  page.dataset.executive = 'E2';
  forgetOthersImportDraft();
  expect(sessionStorage).toHaveLength(0);
});

test('T01 another executive finds nothing of the draft, and a page without a sign-in deletes nothing', () => {
  delete page.dataset.executive;
  forgetOthersImportDraft();
  expect(sessionStorage).toHaveLength(1);
  page.dataset.executive = 'E2';
  expect(recallImportDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
