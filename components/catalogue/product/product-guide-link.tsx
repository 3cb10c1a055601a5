'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import { linkClass } from '@/components/ui/text-link';
import type { Guide, GuideProps } from './product-guide';

type Props = Omit<GuideProps, 'open' | 'onClose'> & { guide: Guide };

/** F023. The link to the size table. With script and a connection, the table opens beside the choice. */
export function ProductGuideLink({ guide, title, closeLabel, onChoose }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType<GuideProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { ProductGuide } = await import('./product-guide');
      setLoaded(() => ProductGuide);
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
