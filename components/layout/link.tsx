import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * The house's link: a plain anchor with a finished address in the page's language (`localePath`). Navigation loads
 * documents (ADR 0051), so a page of a hundred links needs no script for them.
 */
export function Link(props: Props) {
  return <a {...props} />;
}
