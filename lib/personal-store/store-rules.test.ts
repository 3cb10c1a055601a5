import { expect, test } from '@jest/globals';
import { type CurrentStore, isCheckDue, storeDays, toCurrentStore, unexpiredStore } from './store-rules';

const now = Date.parse('2026-03-16T10:00:00Z');
const day = 86_400_000;
const lucia = { alias: 'lucia-ferrer', name: 'Lucía F.' };
const carmen = { alias: 'carmen-ybarra', name: 'Carmen Y.' };
const inLucia = toCurrentStore(null, lucia, now) as CurrentStore;

test('a store stays current for thirty days from the last opening of its link', () => {
  expect(unexpiredStore(inLucia, now + storeDays * day - 1)).toMatchObject(lucia);
  expect(unexpiredStore(inLucia, now + storeDays * day)).toBeNull();
  const again = toCurrentStore(inLucia, lucia, now + 7 * day);
  expect(unexpiredStore(again, now + (storeDays + 7) * day - 1)).toMatchObject(lucia);
});

test('the last opened link counts, and the store before it is remembered', () => {
  const inCarmen = toCurrentStore(inLucia, carmen, now + day);
  expect(inCarmen).toMatchObject({ ...carmen, before: lucia, askedAt: 0 });
  expect(toCurrentStore(inCarmen, lucia, now + day)).toMatchObject({ ...lucia, before: carmen });
});

test('opening the current store’s link again, in any letter case, loses nothing', () => {
  const inCarmen = toCurrentStore(inLucia, carmen, now) as CurrentStore;
  const asked = { ...inCarmen, askedAt: now, paused: true };
  const again = toCurrentStore(asked, { ...carmen, alias: 'Carmen-Ybarra' }, now + day);
  expect(again).toMatchObject({ before: lucia, askedAt: now, paused: true });
});

test("P04 the house's own store makes none current", () => {
  expect(toCurrentStore(inLucia, { alias: 'Invited', name: 'Velia' }, now)).toBeNull();
});

test.each([
  ['never', 0, true],
  ['an hour ago', now - day / 24, false],
  ['two days ago', now - 2 * day, true],
  ['by a clock that was wrong, tomorrow', now + day, true],
])('a store that was asked about %s, at %i, is asked about again: %s', (_, askedAt, due) => {
  expect(isCheckDue({ ...inLucia, askedAt }, now)).toBe(due);
});
