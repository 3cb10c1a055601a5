import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { CardActionWords } from '@/components/wish-list/card-action-words';
import { formatPrice } from '@/contract/money';
import type { PrintedPiece as Piece } from '@/lib/printed-catalogue/printed-catalogue-mappers';
import { AddPiece } from './add-piece';

type Props = {
  piece: Piece;
  /** Larger than the others. */
  isLeading: boolean;
  priority: boolean;
  words: CardActionWords;
};

/** What the printed page says of a piece: picture, name, colour, price, and the code of each size. */
export async function PrintedPiece({ piece: { product, href, colour, codes }, isLeading, priority, words }: Props) {
  const t = await getTranslations('printedCatalogue.page');
  const card = await getTranslations('catalogue.card');
  const { name, reference, price, badge, available } = product;
  return (
    <li className="piece" data-leading={isLeading || undefined}>
      <div className="piece-picture">
        {colour.picture && (
          <Picture
            hash={colour.picture.hash}
            variant={isLeading ? 'regular' : 'thumbnail'}
            alt={colour.picture.alt}
            dominantColor={colour.picture.dominantColor}
            sizes={isLeading ? '(max-width: 767px) 90vw, 560px' : '(max-width: 767px) 36vw, 270px'}
            priority={priority}
          />
        )}
        {badge && <Badge>{card(`badge.${badge}`)}</Badge>}
      </div>
      <div className="piece-words">
        <h2 data-spoken>
          <Link href={href}>{name}</Link>
        </h2>
        <p className="piece-colour" data-spoken>
          <span aria-hidden="true" className="ui-swatch-dot" style={{ backgroundColor: colour.colour }} />
          {t('colour', { colour: colour.name, reference })}
        </p>
        {price && (
          <p data-spoken>
            <Price
              cents={price.from}
              toCents={price.to}
              previous={price.before ? { cents: price.before.from, toCents: price.before.to } : undefined}
              labels={{ now: card('now'), previous: card('previous') }}
              note={price.before && card('lowest30', { price: formatPrice(price.before.lowest30) })}
            />
          </p>
        )}
        {available ? (
          <AddPiece product={product} href={href} colour={colour.code} label={t('add')} words={words} />
        ) : (
          <p className="text-soft">{card('soldOut')}</p>
        )}
      </div>
      {codes.length > 0 && (
        <ul
          className="piece-codes"
          data-priced={codes.some(({ cents }) => cents !== null) || undefined}
          aria-label={t('codes', { name })}
        >
          {codes.map(({ code, size, available: isLeft, cents }) => (
            <li key={code} data-out={!isLeft || undefined}>
              <span>{size}</span> <b>{code}</b>
              {cents !== null && <small> {formatPrice(cents)}</small>}
              {!isLeft && <span className="sr-only"> {t('soldOut')}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
