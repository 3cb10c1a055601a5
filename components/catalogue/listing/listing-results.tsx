import { useEffect, useRef } from 'react';
import { InteractiveProductCard } from '@/components/product-card/interactive-product-card';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { CardActionWords } from '@/components/wish-list/card-action-words';
import { CardActions } from '@/components/wish-list/card-actions';
import { productsOnAPhone } from '@/contract/public-rules';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { type FilterChoice, nothingChosen } from '@/lib/catalogue/listing-params';
import type { ListingView } from '@/lib/catalogue/use-listing';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { FilterChip } from './to-filter-chips';

type Props = {
  view: ListingView;
  /** The chip that was added last. */
  last: FilterChip | undefined;
  /** Nothing beyond the page's own products was requested: a phone shows half of them. */
  short: boolean;
  words: Words<'listing.words'>;
  cardWords: Words<'catalogue.card'>;
  actionWords?: CardActionWords;
  /** A note on a product for a visitor with a size of their own. */
  noteOf: (reference: string) => string | undefined;
  onChoose: (change: Partial<FilterChoice>) => void;
  /** Returns how many products were visible before. */
  onMore: () => number;
  onRetry: () => void;
};

/** The first row on a desktop; a phone shows no more than that anyway. */
const eager = 4;

export function ListingResults(props: Props) {
  const { view, last, short, words, cardWords, actionWords, noteOf, onChoose, onMore, onRetry } = props;
  const { products, total, from, status } = view;
  const list = useRef<HTMLUListElement>(null);
  const expected = useRef<number | null>(null);
  const end = from + products.length;
  const hasMore = end < total;
  const onlyPhone = !hasMore && short && products.length > productsOnAPhone;

  // The button keeps its place and the focus; when it disappears after the last products, the first of them gets the
  // focus. Checked after each change, so that a later one is not mistaken for the button's.
  useEffect(() => {
    const place = expected.current;
    if (place === null || status === 'busy') return;
    expected.current = null;
    if (!hasMore && !onlyPhone) list.current?.children[place]?.querySelector('a')?.focus();
  });

  return (
    <>
      {status === 'failed' && (
        <div role="alert" className="listing-failed">
          <p>{words.failed.text}</p>
          <Button variant="secondary" size="compact" onClick={onRetry}>
            {words.failed.retry}
          </Button>
        </div>
      )}
      {products.length === 0 && <NothingFound last={last} words={words} onChoose={onChoose} />}
      <ul
        ref={list}
        className="product-grid listing-grid"
        data-short={short ? '' : undefined}
        aria-busy={status === 'busy' || undefined}
      >
        {products.map(({ product, shownColour }, place) => (
          <li key={product.reference}>
            <ListedCard
              key={shownColour}
              product={product}
              shownColour={shownColour}
              words={cardWords}
              actionWords={actionWords}
              note={noteOf(product.reference)}
              priority={place < eager}
            />
          </li>
        ))}
      </ul>
      {(hasMore || onlyPhone) && (
        <div className={onlyPhone ? 'listing-more listing-more-phone' : 'listing-more'}>
          {!short && <p className="text-soft">{fill(words.more.seen, { seen: end, total })}</p>}
          <Button
            variant="secondary"
            pending={status === 'busy'}
            pendingLabel={words.more.busy}
            onClick={() => {
              expected.current = onMore();
            }}
          >
            {words.more.show}
          </Button>
        </div>
      )}
    </>
  );
}

type NothingProps = Pick<Props, 'last' | 'words' | 'onChoose'>;

function NothingFound({ last, words: { empty, chips }, onChoose }: NothingProps) {
  if (!last) return <EmptyState title={empty.nothing}>{null}</EmptyState>;
  return (
    <EmptyState
      title={empty.title}
      actions={
        <>
          <Button onClick={() => onChoose(last.without)}>{fill(empty.removeLast, { name: last.label })}</Button>
          <Button variant="secondary" onClick={() => onChoose(nothingChosen)}>
            {chips.clear}
          </Button>
        </>
      }
    >
      {empty.text}
    </EmptyState>
  );
}

type ListedCardProps = {
  product: Product;
  /** The colour that was asked for. */
  shownColour: string | undefined;
  words: Words<'catalogue.card'>;
  actionWords?: CardActionWords;
  note: string | undefined;
  priority: boolean;
};

/** With a heart and a way into the bag. */
function ListedCard({ product, actionWords, ...card }: ListedCardProps) {
  return (
    <InteractiveProductCard
      {...card}
      product={product}
      headingLevel={2}
      actions={(colour) => actionWords && <CardActions product={product} words={actionWords} colour={colour} />}
    />
  );
}
