import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Compact is for dense desktop screens; touch targets stay regular. */
  size?: 'regular' | 'compact';
};

type Props = ComponentProps<'button'> & ButtonStyle & { pending?: boolean; pendingLabel?: ReactNode };

/** The styles of a button, for a link. */
export function buttonClass({ variant = 'primary', size = 'regular' }: ButtonStyle = {}, className?: string): string {
  return cn('ui-button', `ui-button-${variant}`, size === 'compact' && 'ui-button-compact', className);
}

/** While pending it keeps the focus and its place, announces it, and neither submits nor reacts. */
export function Button(props: Props) {
  const { variant, size, pending, pendingLabel, className, children, type = 'button', onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={buttonClass({ variant, size }, className)}
    >
      {pending && <span className="ui-spinner" aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}
