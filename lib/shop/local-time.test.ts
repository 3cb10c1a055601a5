import { expect, test } from '@jest/globals';
import { formatLocalTime } from './local-time';

/** 23:59 in Madrid. */
const end = Date.parse('2026-12-04T22:59:00Z');

test.each([
  ['Europe/Madrid', 'es', null],
  ['Europe/Berlin', 'de', null],
  ['Atlantic/Canary', 'es', '22:59'],
  ['America/Lima', 'en', '17:59'],
  ['Asia/Tokyo', 'en', 'Saturday 07:59'],
])('N10 in time zone %s the local time in %s beside the shop’s is: %s', (zone, locale, said) => {
  expect(formatLocalTime(end, locale, zone)?.replace(' at ', ' ') ?? null).toBe(said);
});
