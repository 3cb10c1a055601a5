import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import { ProductCard } from './product-card';
import { useOwnNote } from './use-own-note';

type Props = Omit<ComponentProps<typeof ProductCard>, 'actions' | 'onColour'> & {
  /** Of the colour that is seen. */
  actions?: (colour: string | undefined) => ReactNode;
};

/** A card whose link, and what stands below it, mean the colour that its picture has. */
export function ColourCard({ product, shownColour, actions, note, ...rest }: Props) {
  const own = useOwnNote(product, rest.words);
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
        {...rest}
        product={colour ? { ...product, href: colourHref(product.href, colour) } : product}
        shownColour={shownColour}
        note={note ?? own}
        onColour={setChosen}
        actions={actions?.(colour)}
      />
    </div>
  );
}
