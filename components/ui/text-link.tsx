import type { AnchorHTMLAttributes, ElementType, ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** What every component with an address uses in place of <a>: the shop's Link, which ui does not import. */
export type LinkComponent = ElementType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

type Variant = 'inline' | 'accent' | 'plain' | 'arrow';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  variant?: Variant;
  Link?: LinkComponent;
  children: ReactNode;
};

export function linkClass(variant: Variant = 'inline', className?: string): string {
  return cn('ui-link', variant !== 'inline' && `ui-link-${variant}`, className);
}

export function TextLink({ variant = 'inline', Link = 'a', className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={linkClass(variant, className)}>
      {children}
      {variant === 'arrow' && <Arrow />}
    </Link>
  );
}

// Apart from the other icons: no script renders it, and the scripts' icons are loaded on every page.
const Arrow = () => (
  <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 12h16M14 6l6 6-6 6" />
  </svg>
);
