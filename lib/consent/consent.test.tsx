import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { consentVersion } from '@/contract/public-rules';
import { answered, consentStore, isToBeAsked, keepAnswer } from './consent';

const dayMs = 86_400_000;
const yes = { measuring: true, advertising: false };

beforeEach(() => {
  localStorage.clear();
  consentStore.load();
});

/** With other words it is another question: then `consentVersion` changes, and this with it. */
const askedWith: Record<string, string> = { '2026-11': '88513403fc33eaea' };

test('whoever answered another text is asked again: the version changes with the words', () => {
  const words = ['es', 'en', 'de'].map((locale) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).consent);
  const asked = words.map(({ settings: _, ...text }) => text);
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
  expect({ [consentVersion]: hash }).toEqual({ [consentVersion]: askedWith[consentVersion] });
});

test('an answer holds for a year, on this device, and no longer', () => {
  const kept = keepAnswer(yes);
  expect(answered(consentStore.load())).toEqual(yes);
  expect(answered(kept, kept.at + 364 * dayMs)).toEqual(yes);
  expect(answered(kept, kept.at + 366 * dayMs)).toBeNull();
  expect(answered(kept, kept.at - dayMs)).toBeNull();
  expect(isToBeAsked(kept, kept.at + 366 * dayMs)).toBe(true);
  expect(answered({ ...kept, version: 'older' })).toBeNull();
});

test('a second answer takes the place of the first, under the same number', () => {
  const first = keepAnswer(yes);
  const second = keepAnswer({ measuring: false, advertising: false });
  expect(second.device).toBe(first.device);
  expect(answered(consentStore.load())).toEqual({ measuring: false, advertising: false });
});

test('whoever’s browser says no for her is not asked, and may still say yes', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect([answered(consentStore.get()), isToBeAsked(consentStore.get())]).toEqual([null, false]);
  expect(answered(keepAnswer(yes))).toEqual(yes);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

test.each(['{', '[]', '"x"', '{"version":1}', '{"version":"2026-11","at":"now","device":"x"}'])(
  'what nobody can read is no answer: %s',
  (text) => {
    localStorage.setItem('consent', text);
    expect(answered(consentStore.load())).toBeNull();
  },
);
