// Public holidays of each country of delivery, as far as they are nationwide. Regional and local holidays count as
// working days; an operator decides about what arrives the day after one.

/** A holiday's date in a year, as midnight UTC. */
type Holiday = (year: number) => number;

const dayMs = 86_400_000;
const monday = 1;
const friday = 5;
const weekdayOf = (time: number): number => new Date(time).getUTCDay();
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const on =
  (month: number, day: number): Holiday =>
  (year) =>
    Date.UTC(year, month - 1, day);

/** Days after Easter Sunday (the anonymous Gregorian algorithm). */
const easter =
  (after: number): Holiday =>
  (year) => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const days = h + l - 7 * m + 114;
    return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + after * dayMs;
  };

/** The first such weekday from a day on. */
const from =
  (month: number, day: number, weekday: number): Holiday =>
  (year) => {
    const start = Date.UTC(year, month - 1, day);
    return start + ((weekday - weekdayOf(start) + 7) % 7) * dayMs;
  };

/** The first Monday of February, but the first of the month where that is a Friday. */
const saintBrigid: Holiday = (year) => {
  const first = Date.UTC(year, 1, 1);
  return weekdayOf(first) === friday ? first : from(2, 1, monday)(year);
};

const goodFriday = easter(-2);
const easterMonday = easter(1);
const ascension = easter(39);
const whitMonday = easter(50);
const corpusChristi = easter(60);
const newYear = on(1, 1);
const epiphany = on(1, 6);
const labourDay = on(5, 1);
const assumption = on(8, 15);
const allSaints = on(11, 1);
const immaculate = on(12, 8);
const christmas = [on(12, 25)];
const twoDaysOfChristmas = [on(12, 25), on(12, 26)];

/** By country; the comment names the law. */
const holidays: Record<string, readonly Holiday[]> = {
  // Real Decreto 2001/1983, art. 45, those that no region replaces or nearly none does.
  ES: [
    newYear,
    epiphany,
    goodFriday,
    labourDay,
    assumption,
    on(10, 12),
    allSaints,
    on(12, 6),
    immaculate,
    ...christmas,
  ],
  // Feiertagsgesetze of all sixteen Länder; 3 October by the Einigungsvertrag, art. 2 (2).
  DE: [newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, on(10, 3), ...twoDaysOfChristmas],
  // Código do Trabalho, art. 234.
  PT: [
    newYear,
    goodFriday,
    on(4, 25),
    labourDay,
    corpusChristi,
    on(6, 10),
    assumption,
    on(10, 5),
    allSaints,
    on(12, 1),
    immaculate,
    ...christmas,
  ],
  // Code du travail, art. L3133-1.
  FR: [
    newYear,
    easterMonday,
    labourDay,
    on(5, 8),
    ascension,
    whitMonday,
    on(7, 14),
    assumption,
    allSaints,
    on(11, 11),
    ...christmas,
  ],
  // Legge 260/1949, art. 2, with Legge 54/1977, 336/2000 and 151/2025 (4 October).
  IT: [
    newYear,
    epiphany,
    easterMonday,
    on(4, 25),
    labourDay,
    on(6, 2),
    assumption,
    on(10, 4),
    allSaints,
    immaculate,
    ...twoDaysOfChristmas,
  ],
  // Feiertagsruhegesetz 1957, § 1.
  AT: [
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    on(10, 26),
    allSaints,
    immaculate,
    ...twoDaysOfChristmas,
  ],
  // Algemene termijnenwet, art. 3.
  NL: [newYear, goodFriday, easterMonday, on(4, 27), on(5, 5), ascension, whitMonday, ...twoDaysOfChristmas],
  // Arrêté royal of 18 April 1974, art. 1.
  BE: [
    newYear,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    on(7, 21),
    assumption,
    allSaints,
    on(11, 11),
    ...christmas,
  ],
  // Organisation of Working Time Act 1997, second schedule, with S.I. 50/2022.
  IE: [
    newYear,
    saintBrigid,
    on(3, 17),
    easterMonday,
    from(5, 1, monday),
    from(6, 1, monday),
    from(8, 1, monday),
    from(10, 25, monday),
    ...twoDaysOfChristmas,
  ],
};

/** Neither a weekend nor a holiday in any of these countries; a country that is not listed has weekends only. */
export function isWorkingDay(time: number, countries: readonly string[]): boolean {
  if (weekdayOf(time) === 0 || weekdayOf(time) === 6) return false;
  const year = new Date(time).getUTCFullYear();
  return !countries.some((country) => holidays[country]?.some((holiday) => toDay(holiday(year)) === toDay(time)));
}

export const countriesWithHolidays: readonly string[] = Object.keys(holidays);
