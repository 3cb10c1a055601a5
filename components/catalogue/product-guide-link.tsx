'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import { linkClass } from '@/components/ui/text-link';
import type { Guide, GuideProps } from './product-guide';

type Props = Omit<GuideProps, 'onClose'> & { guide: Guide };

/** F023. Without script, or without a connection, the way to the size table; else it opens beside the choice. */
export function ProductGuideLink({ guide, title, closeLabel, onChoose }: Props) {
  const [Opened, setOpened] = useState<ComponentType<GuideProps> | null>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { ProductGuide } = await import('./product-guide');
      setOpened(() => ProductGuide);
    } catch {
      window.location.assign(href);
    }
  }

  function choose(size: string) {
    setOpened(null);
    onChoose(size);
  }

  return (
    <>
      <a href={guide.href} className={linkClass()} data-in-place="" onClick={open}>
        {title}
      </a>
      {Opened && (
        <Opened guide={guide} title={title} closeLabel={closeLabel} onClose={() => setOpened(null)} onChoose={choose} />
      )}
    </>
  );
}
