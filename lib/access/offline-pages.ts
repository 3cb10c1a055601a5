// The server around Next loads this file as it is: relative imports, and only erasable types.

import { locales } from '../../contract/public-codes.ts';
import { quickOrderPath } from './public-script-paths.ts';
import { clientPath, clientsPath } from './route-access.ts';

/**
 * All pages that an executive's browser may keep for offline use (ADR 0064): of the desk those for daily work, and of
 * the shop those to show to clients. No page with an executive's money, no payment, no step of a guest.
 */
const keptDeskPaths = [quickOrderPath, clientsPath, clientPath];
const keptSections = ['catalogue', 'printed-catalogue', 'customer-care/size-tables'];

const prefix = `^(?:/(?:${locales.join('|')}))?`;

/** Patterns for the browser. A page of the desk is its address with the query, one of the shop its path. */
export const offlinePagePatterns = {
  desk: `${prefix}(?:${keptDeskPaths.join('|')})$`,
  shop: `${prefix}/(?:${keptSections.join('|')})(?:/|$)`,
};
