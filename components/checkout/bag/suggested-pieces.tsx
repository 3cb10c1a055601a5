import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { fillCount } from '@/lib/i18n/words';
import { formatPriceRange } from '@/lib/money';
import type { Suggestion, Suggestions } from '@/lib/order/suggestions';
import type { SuggestionWords } from './words';

type Props = { suggestions: Suggestions; onAdd: (code: string) => void; words: SuggestionWords };

/** What goes with the order, and what would be a step up. Nothing where there is nothing to say. */
export function SuggestedPieces({ suggestions: { together, up }, onAdd, words }: Props) {
  const groups = [
    { title: words.with, pieces: together },
    { title: words.up, pieces: up },
  ].filter(({ pieces }) => pieces.length > 0);
  return groups.map(({ title, pieces }) => (
    <section key={title} aria-label={title} className="order-bag-suggestions">
      <h2>{title}</h2>
      <ul>
        {pieces.map((piece) => (
          <Piece key={piece.code} piece={piece} onAdd={onAdd} words={words} />
        ))}
      </ul>
    </section>
  ));
}

function Piece({ piece: { code, points, product }, onAdd, words }: { piece: Suggestion } & Omit<Props, 'suggestions'>) {
  const picture = product.colours[0]?.picture;
  return (
    <li>
      <div className="order-bag-picture">
        {picture && (
          <Picture hash={picture.hash} variant="cart" alt="" dominantColor={picture.dominantColor} sizes="72px" />
        )}
      </div>
      <div>
        <p>
          <Link href={product.href}>{product.name}</Link>
        </p>
        <p className="text-soft">
          {formatPriceRange(product.price.from, product.price.to)} · {fillCount(words.points, points)}
        </p>
        <Button variant="secondary" size="compact" onClick={() => onAdd(code)}>
          {words.add}
          <span className="sr-only"> {product.name}</span>
        </Button>
      </div>
    </li>
  );
}
