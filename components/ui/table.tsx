import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

type Props = {
  caption: ReactNode;
  captionHidden?: boolean;
  /** thead and tbody; figures carry `data-figure` and stand at the end of their cell. */
  children: ReactNode;
  className?: string;
};

/** A wide table scrolls inside its own frame, which the keyboard can reach and a listener hears by the caption. */
export function Table({ caption, captionHidden, children, className }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the frame
    <section className="ui-table-frame" aria-labelledby={id} tabIndex={0}>
      <table className={cn('ui-table', className)}>
        <caption id={id} className={captionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
