import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** What to do next; an empty state without it is a dead end. */
  children: ReactNode;
  headingLevel?: 2 | 3 | 4;
  actions?: ReactNode;
  illustration?: ReactNode;
};

export function EmptyState({ title, children, headingLevel = 2, actions, illustration }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty">
      {illustration}
      <Heading className="text-2xl">{title}</Heading>
      <div className="measure text-balance text-soft">{children}</div>
      {actions && <div className="ui-empty-actions">{actions}</div>}
    </div>
  );
}
