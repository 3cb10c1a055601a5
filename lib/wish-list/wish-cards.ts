import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Wish } from './wish-list-rules';

/** The references of a list, each once, in portions for one call. */
export function toCardBatches(wishes: Wish[], most: number): string[][] {
  const references = [...new Set(wishes.map(({ reference }) => reference))];
  return Array.from({ length: Math.ceil(references.length / most) }, (_, turn) =>
    references.slice(turn * most, (turn + 1) * most),
  );
}

/** A wish with its card; null when the style, or its colour, is no longer sold. */
export type WishCard = { wish: Wish; card: ProductCard | null };

export function matchCards(wishes: Wish[], cards: ProductCard[]): WishCard[] {
  const byReference = new Map(cards.map((card) => [card.reference, card]));
  return wishes.map((wish) => {
    const card = byReference.get(wish.reference);
    return { wish, card: card?.colours.some(({ code }) => code === wish.colour) ? card : null };
  });
}
