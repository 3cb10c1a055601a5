'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import { linkClass } from '@/components/ui/text-link';
import type { SizeGuideContent, SizeGuideDialogProps } from './size-guide-dialog';

type Props = Omit<SizeGuideDialogProps, 'open' | 'onClose'> & { guide: SizeGuideContent };

/** F023. The link to the size table. With script and a connection, the table opens beside the choice. */
export function SizeGuideLink({ guide, title, closeLabel, onChoose }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<SizeGuideDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { SizeGuideDialog } = await import('./size-guide-dialog');
      setLoaded(() => SizeGuideDialog);
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
  }

  function choose(size: string) {
    setOpen(false);
    onChoose(size);
  }

  return (
    <>
      <a href={guide.href} className={linkClass()} data-in-place="" onClick={open}>
        {title}
      </a>
      {Loaded && (
        <Loaded
          guide={guide}
          title={title}
          closeLabel={closeLabel}
          open={isOpen}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </>
  );
}
