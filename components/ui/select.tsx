import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

/** The browser's own select: it handles keyboard, touch and long lists. Options come as children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('ui-select', className)}>
      <select {...rest} className="ui-input" />
      <Icon name="chevron-down" />
    </span>
  );
}
