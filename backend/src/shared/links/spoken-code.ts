import { randomInt } from 'node:crypto';
import { toBookDay } from '../days.ts';

/** Signs that nobody takes for others on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What somebody holds of a thing of hers without an account: a letter for its kind, the year, and eight signs. */
export const newSpokenCode = (kind: string, at: Date): string =>
  `${kind}${toBookDay(at).slice(2, 4)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;
