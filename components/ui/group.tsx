import type { FocusEventHandler, ReactNode } from 'react';

type Props = { label: string; className?: string; onFocus?: FocusEventHandler; children: ReactNode };

/** Controls that belong together, named for screen readers only; a fieldset's legend would repeat visible text. */
export function Group({ label, className, onFocus, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is named by a legend in sight
    <div role="group" aria-label={label} className={className} onFocus={onFocus}>
      {children}
    </div>
  );
}
