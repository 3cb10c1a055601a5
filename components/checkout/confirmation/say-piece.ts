import type { DroppedPiece } from '@/lib/checkout/checkout';
import { fill, type Words } from '@/lib/i18n/words';

/** An article that was dropped from the order. */
export const sayPiece = (
  { name, colourName, size, quantity }: DroppedPiece,
  words: Words<'checkout.confirmation'>,
): string => fill(words.droppedLine, { quantity, name, colour: colourName, size });

export function sayDropped(dropped: DroppedPiece, words: Words<'checkout.confirmation'>): string {
  const piece = sayPiece(dropped, words);
  return dropped.client ? fill(words.droppedFor, { item: piece, client: dropped.client.name }) : piece;
}
