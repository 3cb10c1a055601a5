/**
 * Money is integer cents; the wire has decimal euros. Only these functions convert, for storefront and backend alike. An
 * amount that is not a whole number of cents is refused, except for the trace of floating-point sums in a request.
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

/**
 * For an amount that a caller may have summed up: 3 × 19.9 is 59.699999999999996. The schemas let that through and
 * refuse a real third decimal.
 */
export const toNearestCents = (euros: number): number => Math.round(euros * 100);

export const toEuros = (cents: number): number => requireWhole(cents) / 100;

/** Null for an unknown amount: nothing is shown in its place, and nothing sold. */
export const toCentsOrNull = (euros: number | null | undefined): number | null =>
  euros === null || euros === undefined ? null : toCents(euros);

export const toEurosOrNull = (cents: number | null): number | null => (cents === null ? null : toEuros(cents));

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
  const digits = String(Math.abs(requireWhole(cents))).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function requireWhole(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('an amount must be whole cents');
  return cents;
}
