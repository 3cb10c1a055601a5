import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, splitLocale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useOwnSize } from '@/lib/size-tables/own-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { useInBrowser } from '@/lib/state/use-store';
import { ProductCard } from './product-card';

type Props = Omit<ComponentProps<typeof ProductCard>, 'actions' | 'onColour'> & {
  /** Buttons for the visible colour. */
  actions?: (colour: string | undefined) => ReactNode;
};

/** A card whose link and actions follow the chosen colour. */
export function InteractiveProductCard({ product, shownColour, actions, note, ...rest }: Props) {
  const own = useOwnNote(product, rest.words);
  const [chosen, setChosen] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const colour = chosen ?? shownColour;

  // Chosen before the script loaded, or restored by the browser.
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

const localeOfPage = (): Locale => splitLocale(window.location.pathname).locale;

/** N26. The note that a style is in stock in the visitor's own size, which stays on the device. */
function useOwnNote({ sizes }: Props['product'], words: Words<'catalogue.card'>): string | undefined {
  const [system] = useSizeSystem(useInBrowser(localeOfPage, 'es'));
  const own = useOwnSize(sizes?.guide ?? null);
  return own !== null && sizes?.inStock.includes(own)
    ? fill(words.ownSize, { size: toSizeSystem(own, system) })
    : undefined;
}
