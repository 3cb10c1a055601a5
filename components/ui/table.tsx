import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { keyboardScrollable } from './keyboard-scrollable';

type Props = {
  caption: ReactNode;
  captionHidden?: boolean;
  /** thead and tbody; cells with `data-figure` are aligned to the end. */
  children: ReactNode;
  className?: string;
};

/** A wide table scrolls inside its own frame, which is focusable and named by the caption. */
export function Table({ caption, captionHidden, children, className }: Props) {
  const id = useId();
  return (
    <section className="ui-table-frame" aria-labelledby={id} {...keyboardScrollable}>
      <table className={cn('ui-table', className)}>
        <caption id={id} className={captionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
