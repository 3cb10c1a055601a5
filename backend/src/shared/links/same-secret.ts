import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function isSameSecret(expected: string, given: string): boolean {
  const [known, shown] = [Buffer.from(expected), Buffer.from(given)];
  return shown.length === known.length && timingSafeEqual(known, shown);
}
