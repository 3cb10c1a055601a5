import { beforeEach, expect, test } from '@jest/globals';
import { forgetDraft, keepDraft, readDraft } from './sign-up-draft';

beforeEach(() => localStorage.clear());

test('N20 what was typed is kept on the device, but neither the document nor a consent', () => {
  const values = {
    givenName: 'Ana',
    document: '12345678Z',
    documentType: 'DNI' as const,
    adult: true,
    terms: true,
    marketing: true,
    findable: true,
  };
  keepDraft({ step: 'contact', values });
  expect(JSON.stringify({ ...localStorage })).not.toContain('12345678Z');
  expect(readDraft()).toEqual({ step: 'contact', values: { givenName: 'Ana', documentType: 'DNI' } });
  forgetDraft();
  expect(readDraft()).toBeNull();
});

test('N20 a draft of two weeks ago is forgotten, and what is none is none', () => {
  const now = Date.parse('2026-05-01T10:00:00Z');
  keepDraft({ step: 'person', values: { town: 'Vigo' } }, now);
  expect(readDraft(now + 13 * 86_400_000)?.values).toEqual({ town: 'Vigo' });
  expect(readDraft(now + 15 * 86_400_000)).toBeNull();
  for (const broken of ['{', 'null', '[]', '{"step":"nowhere","values":{},"at":1}', '"text"']) {
    localStorage.setItem('sign-up-draft', broken);
    expect(readDraft(now)).toBeNull();
  }
});
