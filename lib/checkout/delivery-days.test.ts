import { expect, test } from '@jest/globals';
import { formatDays, formatMoment } from './delivery-days';

test.each([
  ['es', 'entre el {from} y el {to}', 'entre el viernes 4 de diciembre y el lunes 7 de diciembre'],
  ['en', 'between {from} and {to}', 'between Friday 4 December and Monday 7 December'],
  ['de', 'voraussichtlich {from}, bis {to}', 'voraussichtlich Freitag, 4. Dezember, bis Montag, 7. Dezember'],
] as const)('in %s the days of a delivery are written in a sentence as natives say them', (locale, between, said) => {
  expect(formatDays('2026-12-04', '2026-12-07', locale, { between, on: '{from}' })).toBe(said);
});

test.each([
  ['es', '20 de noviembre de 2026 a las 11:50'],
  ['en', '20 November 2026 at 11:50'],
  ['de', '20. November 2026 um 11:50\u00a0Uhr'],
] as const)('in %s a moment is written in the shop’s time zone', (locale, said) => {
  expect(formatMoment('2026-11-20T10:50:00Z', locale)).toBe(said);
});
