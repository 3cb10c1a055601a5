// The page cache reads this as Node does: relative imports, and only types that can be taken away.

import { countryHome } from './paths-of-first-visits.ts';

/**
 * What a page is called before strangers, and whether a stranger's script may be in it. It may be where nobody types,
 * orders or is named by the address: on no page of a person, no form, no size, no store of somebody.
 */
type PageKind = { kind: string; isOpen: boolean };

/**
 * Stands on a page where something is typed and whose address does not always say so: of a product without a number in
 * its address nobody can tell that it is none of a department.
 */
export const typedMark = 'data-typed';

/** What is only read. A test holds the names together with those of customer care. */
const openTopics = 'delivery|returns|payment|imprint|terms|privacy|cookies|guarantee|accessibility';

const open: [pattern: RegExp, kind: string][] = [
  [new RegExp(`^${countryHome}$`), 'home'],
  [/^\/your-business$/, 'your-business'],
  [/^\/love$/, 'love'],
  // Departments: a product's address ends in its reference, which has numbers.
  [/^\/catalogue\/[a-z-]+(\/[a-z-]+)*(\/\d+)?$/, 'catalogue'],
  [/^\/printed-catalogue\/./, 'printed-catalogue'],
  [/^\/reviews\/./, 'reviews'],
  [new RegExp(`^/customer-care/(${openTopics})$`), 'customer-care'],
];

/** Of the others only the part of the shop is said. */
const closed: [pattern: RegExp, kind: string][] = [
  [/^\/home\/catalog-sale-register-here$/, 'sign-up'],
  [/^\/home\/solution-guide(\/|$)/, 'solution-guide'],
  // Sizes, measurements in the guide, an address to write to when a size is back.
  [/^\/catalogue\//, 'catalogue'],
  [/^\/customer-care\/size-tables(\/|$)/, 'size-tables'],
  [/^\/customer-care\//, 'customer-care'],
  [/^\/my-store\//, 'mystore'],
  [/^\/executive\/your-account\//, 'your-account'],
  [/^\/executive\//, 'executive'],
  [/^\/checkout\//, 'checkout'],
  [/^\/clients\//, 'clients'],
  [/^\/validation\//, 'validation'],
  // What is looked for in it is typed.
  [/^\/printed-catalogue$/, 'printed-catalogue'],
  [/^\/search(\/|$)/, 'search'],
  [/^\/wish-list$/, 'wish-list'],
  [/^\/compare$/, 'compare'],
];

/** Of a path without its language. */
export function kindOfPage(path: string): PageKind {
  const found = open.find(([pattern]) => pattern.test(path));
  if (found) return { kind: found[1], isOpen: true };
  return { kind: closed.find(([pattern]) => pattern.test(path))?.[1] ?? 'other', isOpen: false };
}
