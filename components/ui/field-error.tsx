import type { ReactNode } from 'react';
import { Icon } from './icon';

/** Also used under groups of choices; the icon makes the error visible without its colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className="ui-error">
      <Icon name="warning" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
