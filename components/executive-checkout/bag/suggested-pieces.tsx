import { useId, useState } from 'react';
import { Link } from '@/components/layout/link';
import { ClientField } from '@/components/order/client-field';
import { LinePicture } from '@/components/order/line-picture';
import { NewClientQuestion } from '@/components/order/new-client-question';
import { Button } from '@/components/ui/button';
import { formatPriceRange } from '@/contract/money';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Person, Suggestion, Suggestions } from '@/lib/order/order-line';
import { type EntryClient, isUnconfirmedClient } from '@/lib/pad/entry';

type Props = {
  suggestions: Suggestions;
  clients: Person[];
  /** The client, if the order is for one alone. */
  client: EntryClient;
  onAdd: (code: string, client: EntryClient) => void;
  words: { suggestions: Words<'bag.suggestions'>; client: Words<'order.client'> };
};

/** Articles that complete the order or upgrade it; nothing if there are none. */
export function SuggestedPieces({ suggestions: { together, up }, clients, client, onAdd, words }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(client);
  const said = words.suggestions;
  const groups = [
    { title: said.with, pieces: together },
    { title: said.up, pieces: up },
  ].filter(({ pieces }) => pieces.length > 0);
  if (groups.length === 0) return null;
  return (
    <>
      <div className="ui-field order-bag-for">
        <label htmlFor={id} className="ui-label">
          {said.for}
        </label>
        <ClientField
          id={id}
          label={said.for}
          value={chosen}
          clients={clients}
          onChoose={setChosen}
          words={words.client}
        />
        {isUnconfirmedClient(chosen) && (
          <NewClientQuestion name={chosen.name} clients={clients} onAnswer={setChosen} words={words.client} />
        )}
      </div>
      {groups.map(({ title, pieces }) => (
        <section key={title} aria-label={title} className="order-bag-suggestions">
          <h2>{title}</h2>
          <ul>
            {pieces.map((piece) => (
              <Piece key={piece.code} piece={piece} onAdd={() => onAdd(piece.code, chosen)} words={said} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type PieceProps = { piece: Suggestion; onAdd: () => void; words: Words<'bag.suggestions'> };

function Piece({ piece: { points, product }, onAdd, words }: PieceProps) {
  const picture = product.colours[0]?.picture;
  return (
    <li>
      <LinePicture picture={picture} className="order-bag-picture" sizes="72px" />
      <div>
        <p>
          <Link href={product.href}>{product.name}</Link>
        </p>
        <p className="text-soft">
          {product.price && `${formatPriceRange(product.price.from, product.price.to)} · `}
          {fillCount(words.points, points)}
        </p>
        {product.price && (
          <Button variant="secondary" size="compact" onClick={onAdd}>
            {words.add}
            <span className="sr-only"> {product.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
