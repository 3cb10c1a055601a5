import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { consentVersion } from '@/contract/public-rules';
import { consentStore, needsConsentQuestion, storeConsent, validChoice } from './consent';

const dayMs = 86_400_000;
const yes = { measuring: true, advertising: false };

beforeEach(() => {
  localStorage.clear();
  consentStore.load();
});

/** Digest of the texts per version: when the words change, `consentVersion` and this entry have to change. */
const askedWith: Record<string, string> = { '2026-11': '88513403fc33eaea' };

test('the version of the consent text changes with its words', () => {
  const words = ['es', 'en', 'de'].map((locale) => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).consent);
  const asked = words.map(({ settings: _, ...text }) => text);
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
  expect({ [consentVersion]: hash }).toEqual({ [consentVersion]: askedWith[consentVersion] });
});

test('an answer is valid for a year, on this device', () => {
  const kept = storeConsent(yes);
  expect(validChoice(consentStore.load())).toEqual(yes);
  expect(validChoice(kept, kept.at + 364 * dayMs)).toEqual(yes);
  expect(validChoice(kept, kept.at + 366 * dayMs)).toBeNull();
  expect(validChoice(kept, kept.at - dayMs)).toBeNull();
  expect(needsConsentQuestion(kept, kept.at + 366 * dayMs)).toBe(true);
  expect(validChoice({ ...kept, version: 'older' })).toBeNull();
});

test('a second answer replaces the first, under the same id', () => {
  const first = storeConsent(yes);
  const second = storeConsent({ measuring: false, advertising: false });
  expect(second.device).toBe(first.device);
  expect(validChoice(consentStore.load())).toEqual({ measuring: false, advertising: false });
});

test('a visitor whose browser sends Global Privacy Control is not asked, and may still agree', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect([validChoice(consentStore.get()), needsConsentQuestion(consentStore.get())]).toEqual([null, false]);
  expect(validChoice(storeConsent(yes))).toEqual(yes);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

test.each(['{', '[]', '"x"', '{"version":1}', '{"version":"2026-11","at":"now","device":"x"}'])(
  'an unreadable answer counts as none: %s',
  (text) => {
    localStorage.setItem('consent', text);
    expect(validChoice(consentStore.load())).toBeNull();
  },
);
