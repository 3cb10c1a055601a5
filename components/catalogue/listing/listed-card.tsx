import { useEffect, useRef, useState } from 'react';
import { ProductCard } from '@/components/product-card/product-card';
import { CardActions } from '@/components/wish-list/card-actions';
import type { CardActionWords } from '@/components/wish-list/words';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { Words } from '@/lib/i18n/words';

type Props = {
  product: Product;
  /** The colour that was asked for. */
  shownColour: string | undefined;
  words: Words<'catalogue.card'>;
  actionWords?: CardActionWords;
  note: string | undefined;
  priority: boolean;
};

/** A card whose link, heart and bag mean the colour that its picture has. */
export function ListedCard({ product, shownColour, words, actionWords, note, priority }: Props) {
  const [chosen, setChosen] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const colour = chosen ?? shownColour;

  // Chosen before the script came, or brought back by the browser.
  useEffect(() => {
    const early = frame.current?.querySelector<HTMLInputElement>('input:checked:not([checked])');
    if (early) setChosen(early.value);
  }, []);

  return (
    <div ref={frame}>
      <ProductCard
        product={colour ? { ...product, href: colourHref(product.href, colour) } : product}
        shownColour={shownColour}
        words={words}
        note={note}
        headingLevel={2}
        priority={priority}
        onColour={setChosen}
        actions={actionWords && <CardActions product={product} words={actionWords} colour={colour} />}
      />
    </div>
  );
}
