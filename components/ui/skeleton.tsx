import { cn } from '@/lib/cn';

type Props = { className?: string };

/** Takes the size of what will stand there by utilities; the region that loads says so with aria-busy and words. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden="true" className={cn('ui-skeleton', className)} />;
}
