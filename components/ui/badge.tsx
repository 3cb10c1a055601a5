import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon, type IconName } from './icon';

type Props = {
  tone?: 'neutral' | 'accent' | 'success' | 'remark' | 'error';
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, className, children }: Props) {
  return (
    <span className={cn('ui-badge', `ui-badge-${tone}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
