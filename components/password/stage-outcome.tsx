import type { ReactNode } from 'react';
import { takeFocus } from '@/components/ui/take-focus';

type Props = {
  title: string;
  text: string;
  /** Links or buttons to go on. */
  children: ReactNode;
  /** Takes the focus of the form that it replaces. */
  focus?: boolean;
};

/** How a stage ended, in place of its form. */
export function StageOutcome({ title, text, children, focus }: Props) {
  return (
    <>
      <h1 tabIndex={focus ? -1 : undefined} ref={focus ? takeFocus : undefined}>
        {title}
      </h1>
      <p role="status">{text}</p>
      <p className="actions">{children}</p>
    </>
  );
}
