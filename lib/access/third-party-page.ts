// The page cache loads this file in plain Node: relative imports, and only erasable types.

import { countryHome } from './public-script-paths.ts';

/**
 * The name of a page for third parties, and whether a third-party script may be in it. It may where visitors neither
 * type nor order and the address names nobody: on no personal page, no form, no size, no personal store.
 */
type PageKind = { kind: string; isOpen: boolean };

/**
 * Attribute of a page to type on whose address does not always say so: a product without a number in its address
 * looks like a department.
 */
export const typingPageAttribute = 'data-typed';

/** Pages to read only. A test compares the names with those of customer care. */
const openTopics = 'delivery|returns|payment|imprint|terms|privacy|cookies|guarantee|accessibility';

const open: [pattern: RegExp, kind: string][] = [
  [new RegExp(`^${countryHome}$`), 'home'],
  [/^\/your-business$/, 'your-business'],
  [/^\/love$/, 'love'],
  // Departments: a product's address ends in its reference, which has digits.
  [/^\/catalogue\/[a-z-]+(\/[a-z-]+)*(\/\d+)?$/, 'catalogue'],
  [/^\/printed-catalogue\/./, 'printed-catalogue'],
  [/^\/reviews\/./, 'reviews'],
  [new RegExp(`^/customer-care/(${openTopics})$`), 'customer-care'],
];

/** Of the others only the section is named. */
const closed: [pattern: RegExp, kind: string][] = [
  [/^\/home\/catalog-sale-register-here$/, 'sign-up'],
  [/^\/home\/solution-guide(\/|$)/, 'solution-guide'],
  // Products: sizes, measurements, and the form for back-in-stock mails.
  [/^\/catalogue\//, 'catalogue'],
  [/^\/customer-care\/size-tables(\/|$)/, 'size-tables'],
  [/^\/customer-care\//, 'customer-care'],
  [/^\/my-store\//, 'mystore'],
  [/^\/executive\/your-account\//, 'your-account'],
  [/^\/executive\//, 'executive'],
  [/^\/checkout\//, 'checkout'],
  [/^\/clients\//, 'clients'],
  [/^\/validation\//, 'validation'],
  // It has a search field.
  [/^\/printed-catalogue$/, 'printed-catalogue'],
  [/^\/search(\/|$)/, 'search'],
  [/^\/wish-list$/, 'wish-list'],
  [/^\/compare$/, 'compare'],
  // Codes are typed here.
  [/^\/gift-card$/, 'gift-card'],
];

/** Takes a path without its language. */
export function toThirdPartyPage(path: string): PageKind {
  const found = open.find(([pattern]) => pattern.test(path));
  if (found) return { kind: found[1], isOpen: true };
  return { kind: closed.find(([pattern]) => pattern.test(path))?.[1] ?? 'other', isOpen: false };
}
