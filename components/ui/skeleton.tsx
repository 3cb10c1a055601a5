import { cn } from '@/lib/cn';

type Props = { className?: string };

/** Takes the size of its content by utilities; the loading region announces itself with aria-busy and text. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden="true" className={cn('ui-skeleton', className)} />;
}
