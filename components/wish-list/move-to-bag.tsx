'use client';

import { type ComponentType, useState } from 'react';
import type { QuickAddProps } from '@/components/cart/quick-add';
import { Button } from '@/components/ui/button';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { wishList } from '@/lib/wish-list/wish-list';
import type { Wish } from '@/lib/wish-list/wish-list-rules';
import type { CardActionWords } from './words';

type Props = { wish: Wish; card: ProductCard; label: string; words: CardActionWords };

/** What is missing is the size: it is asked for, and what lies in the bag leaves the list, which can be undone. */
export function MoveToBag({ wish, card, label, words }: Props) {
  const [open, setOpen] = useState(false);
  const [View, setView] = useState<ComponentType<QuickAddProps> | null>(null);

  async function show() {
    try {
      const { QuickAdd } = await import('@/components/cart/quick-add');
      setView(() => QuickAdd);
      setOpen(true);
    } catch {
      // Without the code of the dialog there is still the product's page.
      window.location.assign(card.href);
    }
  }
  return (
    <>
      <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={() => void show()}>
        {label}
        <span className="sr-only"> {card.name}</span>
      </Button>
      {View && (
        <View
          product={card}
          colour={wish.colour}
          words={words}
          open={open}
          onClose={() => setOpen(false)}
          onAdded={() => wishList.remove([wish])}
        />
      )}
    </>
  );
}
