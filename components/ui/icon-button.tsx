import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Icon, type IconName } from './icon';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string };

export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={cn('ui-icon-button', className)}>
      <Icon name={icon} />
    </button>
  );
}
