import { expect, test } from '@jest/globals';
import { formatOpeningHours, formatOpeningState, nextOpening } from './opening-hours';

const dayOf = (moment: number | null) => moment && new Date(moment).toISOString().slice(0, 10);

test.each([
  // Monday to Friday from nine to seven in the shop's time zone, one or two hours ahead of UTC.
  ['2026-11-23T08:00:00Z', null],
  ['2026-11-23T17:59:00Z', null],
  ['2026-07-20T07:00:00Z', null],
  ['2026-11-23T07:59:00Z', '2026-11-23'],
  ['2026-11-23T18:00:00Z', '2026-11-24'],
  ['2026-11-27T18:00:00Z', '2026-11-30'],
  ['2026-11-28T12:00:00Z', '2026-11-30'],
  ['2026-11-29T12:00:00Z', '2026-11-30'],
])('R37 at %s the shop is open, or opens again on %s', (now, day) => {
  expect(dayOf(nextOpening(Date.parse(now)))).toBe(day);
});

test('R37 the hours are in the page’s language', () => {
  const sentence = '{first} {last} {from} {to}';
  expect(formatOpeningHours('es', sentence)).toBe('lunes viernes 9 19');
  expect(formatOpeningHours('de', sentence)).toBe('Montag Freitag 9 19');
  const words = { open: 'until {to}', shut: '{day} {from}' };
  expect(formatOpeningState('en', null, words)).toBe('until 19');
  expect(formatOpeningState('en', Date.parse('2026-11-30T12:00:00Z'), words)).toBe('Monday 30 November 9');
});
