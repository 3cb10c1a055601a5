/**
 * Patterns and bounds that the forms (yup) and the wire (TypeBox) both read, so that what a form accepts the
 * contract accepts. Patterns are strings: both sides compile them in their own way.
 */

export const emailPattern = '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}$';
export const emailMaxLength = 254;
export const aliasPattern = '^[A-Za-z0-9_-]{1,20}$';
export const referencePattern = '^[0-9A-Za-z-]{1,20}$';
/** One or more lower-case words; segments of a department's address are joined by a slash. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$';
export const slugMaxLength = 160;
export const countryPattern = '^[A-Z]{2}$';
export const userMaxLength = 100;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const searchMaxLength = 80;
export const pageMaxSize = 60;
export const pageMax = 10_000;
export const orderLineMaxQuantity = 99;
export const bodyMaxBytes = 256 * 1024;

const canaryRanges = [
  [35_000, 35_999],
  [38_000, 38_999],
] as const;

export function isCanaryPostalCode(code: string): boolean {
  if (!/^\d{5}$/.test(code)) return false;
  const value = Number(code);
  return canaryRanges.some(([from, to]) => value >= from && value <= to);
}
