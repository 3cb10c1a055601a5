import { randomInt } from 'node:crypto';
import { toShopDate } from '../dates.ts';

/** Characters that cannot be confused on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The reference of something owned without an account: a letter for its kind, the year, and eight characters. */
export const newReferenceCode = (kind: string, at: Date): string =>
  `${kind}${toShopDate(at).slice(2, 4)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;
