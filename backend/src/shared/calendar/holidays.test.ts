import { expect, test } from '@jest/globals';
import { countries } from 'demo/seed/places/countries.ts';
import { countriesWithHolidays, isWorkingDay } from './holidays.ts';

const day = 86_400_000;

/** A year's holidays that are not on a weekend. */
function holidaysOf(country: string, year: number): string[] {
  const days = Array.from({ length: 366 }, (_, at) => Date.UTC(year, 0, 1) + at * day);
  const isOff = (time: number) => isWorkingDay(time, []) && !isWorkingDay(time, [country]);
  return days
    .filter((time) => new Date(time).getUTCFullYear() === year && isOff(time))
    .map((time) => new Date(time).toISOString().slice(5, 10));
}

test('each country that guests order from has its holidays', () => {
  const offered = countries.filter(({ guest_orders }) => guest_orders).map(({ code }) => code);
  expect([...countriesWithHolidays].sort()).toEqual(offered.sort());
});

// From the countries' printed calendars for 2026, without those on a weekend.
test.each([
  ['ES', '01-01 01-06 04-03 05-01 10-12 12-08 12-25'],
  ['DE', '01-01 04-03 04-06 05-01 05-14 05-25 12-25'],
  ['PT', '01-01 04-03 05-01 06-04 06-10 10-05 12-01 12-08 12-25'],
  ['FR', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25'],
  ['IT', '01-01 01-06 04-06 05-01 06-02 12-08 12-25'],
  ['AT', '01-01 01-06 04-06 05-01 05-14 05-25 06-04 10-26 12-08 12-25'],
  ['NL', '01-01 04-03 04-06 04-27 05-05 05-14 05-25 12-25'],
  ['BE', '01-01 04-06 05-01 05-14 05-25 07-21 11-11 12-25'],
  ['IE', '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25'],
])('the holidays of %s in 2026 are %s', (country, days) => {
  expect(holidaysOf(country, 2026).join(' ')).toBe(days);
});

test.each([
  ['IE', 2030, '02-01'],
  ['IE', 2027, '02-01'],
  ['FR', 2027, '05-17'],
])('%s in %i also has the holiday %s', (country, year, date) => {
  expect(holidaysOf(country, year)).toContain(date);
});
