import { SwatchFace, swatchClass } from '@/components/ui/swatch';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import { mediaAddress } from '@/lib/media/media-rules';

type Props = {
  product: Pick<ProductCard, 'reference' | 'colours'>;
  /** Code of the colour that the card's picture has. */
  shown: string | undefined;
  words: Words<'catalogue.card'>;
  onColour: (code: string) => void;
  /** Prefix of the radio group's name, if one style may appear on a page twice. */
  group?: string | undefined;
};

const most = 5;
/** Full resolution on every card, loaded on demand, so that a first visit does not pay for it. */
const pictureWidth = 640;

/**
 * The colours of a style on its card. Each has its picture, placed over the card's: chosen by click, touch or arrow
 * key, also before the script has loaded and without it.
 */
export function CardColours({ product: { reference, colours }, shown, words, onColour, group = '' }: Props) {
  const isFar = colours.findIndex(({ code }) => code === shown) >= most;
  const offered = colours.filter(({ code }, place) => (isFar && code === shown) || place < (isFar ? most - 1 : most));
  const hidden = colours.length - offered.length;
  return (
    <div role="radiogroup" className="ui-swatches product-card-colours" aria-label={words.colours}>
      {offered.map(({ code, name, colour, picture }) => (
        <label key={code} className={swatchClass(false)} title={name}>
          <input
            type="radio"
            name={group + reference}
            value={code}
            defaultChecked={code === shown}
            onChange={() => onColour(code)}
          />
          <SwatchFace name={name} colour={colour} />
          {picture && code !== shown && (
            <img src={mediaAddress(picture.hash, pictureWidth, 'webp')} alt="" loading="lazy" />
          )}
        </label>
      ))}
      {hidden > 0 && (
        <span className="px-1 tabular-nums">
          <span aria-hidden="true">+{hidden}</span>
          <span className="sr-only">{fillCount(words.moreColours, hidden)}</span>
        </span>
      )}
    </div>
  );
}
