import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * The house's link: a plain anchor with a finished address, in the page's language (`localePath`). PageChange takes
 * the clicks between public pages and fetches what the pointer rests on, so a page of a hundred links loads no script
 * for them.
 */
export function Link(props: Props) {
  return <a {...props} />;
}
