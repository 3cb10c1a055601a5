import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type SectionProps = { id: string; title: string; children: ReactNode };

export function GallerySection({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-8 border-sand border-t py-12 md:py-16"
      data-specimen
    >
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type RowProps = {
  /** The state or variant as the code calls it. */
  name: string;
  children: ReactNode;
  className?: string;
};

export function GalleryRow({ name, children, className }: RowProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <p lang="en" className="text-soft">
        {name}
      </p>
      <div className={cn('flex min-w-0 flex-wrap items-center gap-4', className)}>{children}</div>
    </div>
  );
}
