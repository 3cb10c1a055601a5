// The server around Next reads this as it stands: relative imports, and only types that can be taken away.

import { locales } from '../../contract/public-codes.ts';
import { quickOrderPath } from './paths-of-first-visits.ts';
import { clientPath, clientsPath } from './route-access.ts';

/**
 * All that an executive's own browser may keep for where there is no signal (ADR 0064): of her desk what she works with,
 * and of the shop what she shows. Nothing with money of hers, nothing of paying, no step of a guest.
 */
const keptDeskPaths = [quickOrderPath, clientsPath, clientPath];
const keptSections = ['catalogue', 'printed-catalogue', 'customer-care/size-tables'];

const prefix = `^(?:/(?:${locales.join('|')}))?`;

/** As a browser has them, for what runs there. A page of the desk is its address with the query, one of the shop its path. */
export const keptPatterns = {
  desk: `${prefix}(?:${keptDeskPaths.join('|')})$`,
  shop: `${prefix}/(?:${keptSections.join('|')})(?:/|$)`,
};
