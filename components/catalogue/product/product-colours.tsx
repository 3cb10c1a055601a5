import type { MouseEvent } from 'react';
import { SwatchFace, swatchClass } from '@/components/ui/swatch';
import { colourHref } from '@/lib/catalogue/catalogue-path';
import type { ProductOptions } from '@/lib/catalogue/product-options';
import { isSoldOut } from '@/lib/catalogue/product-rules';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = {
  choice: ProductOptions;
  colour: number;
  words: Words<'product.choice'>;
  onChoose: (colour: number) => void;
};

/** Links, because each colour has a page; with script the colour changes in place. */
export function ProductColours({ choice, colour, words, onChoose }: Props) {
  function choose(event: MouseEvent, place: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(place);
  }

  return (
    <div>
      <p role="status" className="ui-label">
        {fill(words.colour, { name: choice.colours[colour]?.name ?? '' })}
      </p>
      <ul className="ui-swatches">
        {choice.colours.map(({ code, name, colour: hex, src }, place) => {
          const gone = isSoldOut(choice, place);
          return (
            <li key={code}>
              <a
                href={colourHref(choice.href, code)}
                className={swatchClass(gone, true)}
                title={name}
                aria-current={place === colour ? 'true' : undefined}
                data-in-place=""
                onClick={(event) => choose(event, place)}
              >
                <SwatchFace name={name} colour={hex} src={src} soldOut={gone} soldOutLabel={words.gone} />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
