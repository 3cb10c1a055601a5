import { expect, test } from '@jest/globals';
import { comingLaw } from './law-days.mjs';

const day = (text) => new Date(`${text}T12:00:00Z`);
const calendar = [
  { day: '2027-01-01', what: 'one' },
  { day: '2027-07-01', what: 'other' },
];

test.each([
  ['2026-10-02', []],
  ['2026-10-03', ['one in 90']],
  ['2026-12-31', ['one in 1']],
  ['2027-01-02', []],
])('on %s the doctor warns of law within 90 days, and no longer once it applies', (now, warned) => {
  expect(comingLaw(day(now), calendar).map(({ what, days }) => `${what} in ${days}`)).toEqual(warned);
});

test('each legal date is valid, has a description, and they are in order', () => {
  const all = comingLaw(new Date(0), undefined).concat(
    ...['2026-12-01', '2027-06-01', '2028-08-01'].map((now) => comingLaw(day(now))),
  );
  expect(all.map(({ what }) => what).every(Boolean)).toBe(true);
  expect(all.map((each) => each.day)).toEqual(['2026-12-28', '2027-01-01', '2027-07-01', '2028-09-01']);
});
