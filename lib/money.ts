/**
 * Money is integer cents. The wire has decimal euros; only `toCents` and `toEuros` convert, and neither they nor the
 * formatting round: an amount that is not a whole number of cents is refused.
 */

const decimalPattern = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

export function toCents(euros: number | string): number {
  // The shortest text of a double is the decimal on the wire, so no floating-point arithmetic is needed.
  const match = decimalPattern.exec(String(euros));
  if (!match) throw new RangeError('an amount must be decimal euros with at most two places');
  const [, sign, whole = '', fraction = ''] = match;
  const cents = Number(whole + fraction.padEnd(2, '0'));
  return sign && cents > 0 ? -cents : cents;
}

/** Null for an unknown amount: nothing is shown in its place, and nothing sold. */
export const maybeCents = (euros: number | null | undefined): number | null =>
  euros === null || euros === undefined ? null : toCents(euros);

export function toEuros(cents: number): number {
  return Number(toDecimal(cents));
}

/** K02: euro sign, two decimals, US number format. */
export function formatPrice(cents: number): string {
  const decimal = toDecimal(cents).replace(/\B(?=(?:\d{3})+\.)/g, ',');
  return decimal.startsWith('-') ? `-€${decimal.slice(1)}` : `€${decimal}`;
}

/** K12: a range when the variants' prices differ, otherwise one price. */
export function formatPriceRange(lowestCents: number, highestCents: number): string {
  const lowest = formatPrice(lowestCents);
  return lowestCents === highestCents ? lowest : `${lowest} – ${formatPrice(highestCents)}`;
}

function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('an amount must be whole cents');
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
