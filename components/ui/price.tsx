import type { ReactNode } from 'react';
import { formatPriceRange } from '@/contract/money';
import { cn } from '@/lib/cn';

type Amount = { cents: number /** If variants differ: the highest price. */; toCents?: number };

type Props = Amount & {
  /** On sale: the former price, struck through. */
  previous?: Amount;
  /** What screen readers say in place of the strike-through. Required with `previous`. */
  labels?: { now: string; previous: string };
  /** On sale: the finished sentence with the lowest price of the last 30 days. */
  note?: ReactNode;
  size?: 'regular' | 'large';
  className?: string;
};

export function Price({ cents, toCents, previous, labels, note, size = 'regular', className }: Props) {
  return (
    <span className={cn('ui-price', size === 'large' && 'ui-price-large', className)}>
      <span className={cn('ui-price-now', previous && 'ui-price-sale')}>
        {previous && labels && <span className="sr-only">{labels.now} </span>}
        {formatPriceRange(cents, toCents ?? cents)}
      </span>
      {previous && (
        <s className="ui-price-previous">
          {labels && <span className="sr-only">{labels.previous} </span>}
          {formatPriceRange(previous.cents, previous.toCents ?? previous.cents)}
        </s>
      )}
      {note && <span className="ui-price-note">{note}</span>}
    </span>
  );
}
