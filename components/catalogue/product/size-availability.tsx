import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductOptions } from '@/lib/catalogue/product-options';
import { alternativesTo, articleOf, type NamedSize, sizeName, sizeState } from '@/lib/catalogue/product-rules';
import { colourInSentence } from '@/lib/i18n/colour-in-sentence';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { labelSystem } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

type Props = {
  locale: Locale;
  choice: ProductOptions;
  colour: number;
  /** Null also for a band and cup that the style does not come in. */
  size: number | null;
  /** The chosen band and cup if the style does not come in them. */
  pair: NamedSize | null;
  words: Words<'product.choice'>;
  onSize: (size: number) => void;
  onColour: (colour: number) => void;
  ref: Ref<HTMLParagraphElement>;
  /** Offers a restock alert for a sold-out article. */
  tellMe: (code: string) => ReactNode;
};

/** N18. The chosen size with its code; if it is not available, the nearest alternatives. */
export function SizeAvailability(props: Props) {
  const { locale, choice, colour, size, pair, words, onSize, onColour, ref, tellMe } = props;
  const [system] = useSizeSystem(locale);
  const nameOf = (named: NamedSize | null | undefined) => (named ? sizeName(choice, system, named) : '');
  const named = size === null ? pair : choice.sizes[size];
  const label = named?.[0] ?? '';
  const state = sizeState(choice, colour, size);
  const [code = ''] = articleOf(choice, colour, size) ?? [];
  const template = { inStock: words.available, soldOut: words.soldOutText, notMade: words.notMadeText }[state];
  const inColour = colourInSentence(choice.colours[colour]?.name ?? '', locale);
  const values = { size: nameOf(named), colour: inColour, code };
  const { sisters, colours } =
    size === null || state === 'inStock' ? { sisters: [], colours: [] } : alternativesTo(choice, colour, size);

  return (
    <div className="product-answer">
      <p ref={ref} role="status" tabIndex={-1}>
        {label && fill(template, values)}
        {label && system !== labelSystem && values.size !== label && ` ${fill(words.label, { size: label })}`}
      </p>
      {sisters.length > 0 && (
        <fieldset>
          <legend>{words.sisters}</legend>
          {sisters.map((place) => (
            <Button key={place} variant="secondary" size="compact" onClick={() => onSize(place)}>
              {nameOf(choice.sizes[place])}
            </Button>
          ))}
        </fieldset>
      )}
      {colours.length > 0 && (
        <fieldset>
          <legend>{words.otherColours}</legend>
          {colours.map((place) => (
            <Button key={place} variant="secondary" size="compact" onClick={() => onColour(place)}>
              <span className="ui-swatch-dot" style={{ backgroundColor: choice.colours[place]?.colour }} />
              {choice.colours[place]?.name}
            </Button>
          ))}
        </fieldset>
      )}
      {state === 'soldOut' && tellMe(code)}
    </div>
  );
}
