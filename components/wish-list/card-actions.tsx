'use client';

import { type ComponentType, useState } from 'react';
import type { QuickAddProps } from '@/components/cart/quick-add';
import { CompareToggle } from '@/components/comparison/compare-toggle';
import { IconButton } from '@/components/ui/icon-button';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { fill } from '@/lib/i18n/message-texts';
import type { CardActionWords } from './card-action-words';
import { WishHeart } from './wish-heart';

type Props = {
  product: Pick<ProductCard, 'reference' | 'name' | 'href' | 'available' | 'colours'>;
  words: CardActionWords;
  /** Code of the colour that the card shows. */
  colour?: string;
};

const loadQuickAdd = () => import('@/components/cart/quick-add');

/** Heart and quick add on a card's picture. The quick-add dialog's code loads on hover or focus. */
export function CardActions({ product, words, colour }: Props) {
  const [open, setOpen] = useState(false);
  const [View, setView] = useState<ComponentType<QuickAddProps> | null>(null);
  const { reference, name, href, available, colours } = product;
  const shown = colour ?? (colours.find(({ picture }) => picture) ?? colours[0])?.code ?? '';

  async function show() {
    try {
      const { QuickAdd } = await loadQuickAdd();
      setView(() => QuickAdd);
      setOpen(true);
    } catch {
      // If the dialog's code is missing, the product's page opens.
      window.location.assign(href);
    }
  }
  const warm = () => void loadQuickAdd().catch(() => {});

  return (
    <>
      {words.compare && shown && (
        <CompareToggle reference={reference} colour={shown} name={name} words={words.compare} />
      )}
      <div className="card-actions">
        {shown && <WishHeart reference={reference} colour={shown} name={name} words={words.heart} />}
        {available && (
          <IconButton
            icon="bag"
            label={fill(words.quick.open, { name })}
            aria-haspopup="dialog"
            className="card-quick"
            onClick={() => void show()}
            onPointerEnter={warm}
            onFocus={warm}
          />
        )}
        {View && <View product={product} colour={shown} words={words} open={open} onClose={() => setOpen(false)} />}
      </div>
    </>
  );
}
