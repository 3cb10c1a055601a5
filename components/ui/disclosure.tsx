import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures of one group name close each other. */
  group?: string;
  open?: boolean;
  className?: string;
};

export function Disclosure({ summary, children, group, open, className }: Props) {
  return (
    <details name={group} open={open} className={cn('ui-disclosure', className)}>
      <summary>
        <span className="min-w-0">{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="ui-disclosure-body">{children}</div>
    </details>
  );
}
