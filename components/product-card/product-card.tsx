import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { SwatchList } from '@/components/ui/swatch';
import { formatPrice } from '@/contract/money';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { CardColours } from './card-colours';

type Props = {
  product: Product;
  words: Words<'catalogue.card'>;
  headingLevel?: 2 | 3;
  /** Code of the visible colour; by default the first one with a picture. */
  shownColour?: string;
  /** For cards on the first screen. */
  priority?: boolean;
  /** Under the price. */
  note?: string;
  /** Buttons of the section that shows the card. */
  actions?: ReactNode;
  /** Makes its colours a choice that the picture follows. */
  onColour?: (code: string) => void;
  /** Names the radio group, if one style may appear on a page twice. */
  group?: string;
};

/**
 * One card per style. The whole card links to the product; its name is the link that is read out. Used by the server
 * and the browser; not async, because each card would be a separate row in the page's data.
 */
export function ProductCard({
  product,
  words,
  headingLevel = 3,
  shownColour,
  priority,
  note,
  actions,
  onColour,
  group,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  const { name, href, price, badge, colours, secondPicture, available } = product;
  const shown = colours.find(({ code, picture }) => picture && code === shownColour);
  const { code: pictured, picture } = shown ?? colours.find((colour) => colour.picture) ?? {};
  return (
    <article className="product-card">
      <div className="product-card-picture">
        {picture && (
          <Picture
            hash={picture.hash}
            variant="thumbnail"
            alt={picture.alt}
            dominantColor={picture.dominantColor}
            sizes={pictureSizes}
            priority={priority}
          />
        )}
        {/* No placeholder colour: the first picture stays visible until it has loaded. */}
        {secondPicture && (
          <Picture
            hash={secondPicture}
            variant="thumbnail"
            alt=""
            sizes={pictureSizes}
            className="product-card-second"
          />
        )}
        {badge && <Badge className="product-card-badge">{words.badge[badge]}</Badge>}
      </div>
      <Heading className="product-card-name">
        <Link href={href} className="product-card-link">
          {name}
        </Link>
      </Heading>
      {price && (
        <p>
          <Price
            cents={price.from}
            toCents={price.to}
            previous={price.before ? { cents: price.before.from, toCents: price.before.to } : undefined}
            labels={words}
            note={price.before && fill(words.lowest30, { price: formatPrice(price.before.lowest30) })}
          />
        </p>
      )}
      {!available && <p className="product-card-note">{words.soldOut}</p>}
      {note && <p className="product-card-note">{note}</p>}
      {onColour && colours.length > 1 ? (
        <CardColours product={product} shown={pictured} words={words} onColour={onColour} group={group} />
      ) : (
        <SwatchList
          label={words.colours}
          swatches={colours.map(({ code, name: colourName, colour }) => ({ id: code, name: colourName, colour }))}
          moreLabel={(count) => fillCount(words.moreColours, count)}
        />
      )}
      {actions && <div className="product-card-actions">{actions}</div>}
    </article>
  );
}

/** From product-grid.css: two columns on a phone, then four, up to the frame's maximum width. */
const pictureSizes = '(max-width: 767px) 45vw, (max-width: 1599px) 21.5vw, 347px';
