import { expect, test } from '@jest/globals';
import { formatCampaignEnd, formatTimeLeft, lastMoment } from './campaign-time';

// Midnight in Madrid, 23:00 in UTC.
const end = Date.parse('2026-12-04T23:00:00Z');

test.each([
  ['es', 'viernes 4 de diciembre'],
  ['en', 'Friday 4 December'],
  ['de', 'Freitag, 4. Dezember'],
])('in %s a campaign ends on its last day at 23:59 shop time', (locale, day) => {
  expect(formatCampaignEnd(end, locale)).toEqual({ day, time: '23:59' });
});

test('what ends at midnight is named by the day before', () => {
  expect(new Date(lastMoment(end)).toISOString()).toBe('2026-12-04T22:59:59.999Z');
});

test.each([
  [86_400_000, 'es', '1 día'],
  [3_600_000, 'es', '1 hora'],
  [90_000_000, 'en', '1 day, 1 hour'],
  [0, 'de', '1 Minute'],
])('%s ms are written in two units at most and never as zero', (ms, locale, said) => {
  expect(formatTimeLeft(ms, locale)).toBe(said);
});

test.each([
  ['es', '1d 1h'],
  ['en', '1d 1h'],
  ['de', '1 Tg., 1 h'],
])('in %s the narrow form is written as natives write it', (locale, said) => {
  expect(formatTimeLeft(90_000_000, locale, 'narrow').replaceAll('\u00a0', ' ')).toBe(said);
});
