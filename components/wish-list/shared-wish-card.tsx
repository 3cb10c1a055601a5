'use client';

import { useState } from 'react';
import { InteractiveProductCard } from '@/components/product-card/interactive-product-card';
import { Button } from '@/components/ui/button';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/message-texts';
import { useWishes, wishList } from '@/lib/wish-list/wish-list';
import { hasWish, type Wish } from '@/lib/wish-list/wish-list-rules';
import type { CardActionWords } from './card-action-words';
import { CardActions } from './card-actions';

type Props = { product: ProductCard; colour: string; words: Words<'catalogue.card'>; actions: CardActionWords };

export const SharedWishCard = ({ product, colour: shared, words, actions }: Props) => (
  <InteractiveProductCard
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
export function AddSharedWishesButton({ wishes, words }: AdoptButtonProps) {
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
