import { beforeEach, expect, test } from '@jest/globals';
import { forgetDraft, keepDraft, readDraft } from './sign-up-draft';

beforeEach(() => localStorage.clear());

test('N20 typed values are stored on the device, except the document number and consents', () => {
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

test('N20 a draft is deleted after two weeks, and an unreadable one counts as none', () => {
  const now = Date.parse('2026-05-01T10:00:00Z');
  keepDraft({ step: 'person', values: { town: 'Vigo' } }, now);
  expect(readDraft(now + 13 * 86_400_000)?.values).toEqual({ town: 'Vigo' });
  expect(readDraft(now + 15 * 86_400_000)).toBeNull();
  for (const broken of ['{', 'null', '[]', '{"step":"nowhere","values":{},"at":1}', '"text"']) {
    localStorage.setItem('sign-up-draft', broken);
    expect(readDraft(now)).toBeNull();
  }
});
