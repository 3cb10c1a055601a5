'use client';

import { type ComponentType, type MouseEvent, useState } from 'react';
import type { QuickAddProps } from '@/components/cart/quick-add';
import { buttonClass } from '@/components/ui/button';

type Props = Pick<QuickAddProps, 'product' | 'colour' | 'words'> & {
  /** The product in this colour: the link's target without script. */
  href: string;
  label: string;
};

const loadQuickAdd = () => import('@/components/cart/quick-add');

/** Adds a piece of the page to the bag, or to an executive's order. The dialog's code loads on hover or focus. */
export function AddPiece({ product: { reference, name }, colour, words, href, label }: Props) {
  const [open, setOpen] = useState(false);
  const [View, setView] = useState<ComponentType<QuickAddProps> | null>(null);

  function click(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    loadQuickAdd().then(
      ({ QuickAdd }) => {
        setView(() => QuickAdd);
        setOpen(true);
      },
      // If the dialog's code is missing, the product's page opens.
      () => window.location.assign(href),
    );
  }
  const warm = () => void loadQuickAdd().catch(() => {});

  return (
    <p className="piece-add">
      <a
        href={href}
        className={buttonClass({ variant: 'secondary', size: 'compact' })}
        aria-haspopup="dialog"
        onClick={click}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {label}
        <span className="sr-only"> {name}</span>
      </a>
      {View && (
        <View
          product={{ reference, name, href }}
          colour={colour}
          words={words}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}
