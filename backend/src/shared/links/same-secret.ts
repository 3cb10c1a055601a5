import { timingSafeEqual } from 'node:crypto';

/** Takes as long for a wrong one as for the right one. */
export function isSameSecret(expected: string, given: string): boolean {
  const [known, shown] = [Buffer.from(expected), Buffer.from(given)];
  return shown.length === known.length && timingSafeEqual(known, shown);
}
