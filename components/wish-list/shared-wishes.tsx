'use client';

import { useState } from 'react';
import { ColourCard } from '@/components/product-card/colour-card';
import { Button } from '@/components/ui/button';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/words';
import { useWishes, wishList } from '@/lib/wish-list/wish-list';
import { hasWish, type Wish } from '@/lib/wish-list/wish-list-rules';
import type { CardActionWords } from './card-action-words';
import { CardActions } from './card-actions';

type Props = { product: ProductCard; colour: string; words: Words<'catalogue.card'>; actions: CardActionWords };

export const SharedCard = ({ product, colour: shared, words, actions }: Props) => (
  <ColourCard
    product={product}
    words={words}
    headingLevel={2}
    shownColour={shared}
    group={`${shared}.`}
    actions={(colour = shared) => <CardActions product={product} colour={colour} words={actions} />}
  />
);

type AdoptButtonProps = { wishes: Wish[]; words: Words<'wishList.adopt'> };

/** A shared list onto one's own. */
export function AdoptButton({ wishes, words }: AdoptButtonProps) {
  const mine = useWishes();
  const [full, setFull] = useState(false);
  const all = wishes.every((wish) => hasWish(mine, wish));
  const status = full ? words.full : all && (wishList.isClosed() ? words.closed : words.added);
  return (
    <>
      {!all && <Button onClick={() => setFull(!wishList.add(wishes))}>{words.add}</Button>}
      <p role="status">{status}</p>
    </>
  );
}
