import type { DroppedPiece } from '@/lib/checkout/placed/placed-order';
import { fill, type Words } from '@/lib/i18n/message-texts';

/** An article that was dropped from the order. */
export const formatDroppedPiece = (
  { name, colourName, size, quantity }: DroppedPiece,
  words: Words<'checkout.confirmation'>,
): string => fill(words.droppedLine, { quantity, name, colour: colourName, size });

export function formatDroppedPieceWithClient(dropped: DroppedPiece, words: Words<'checkout.confirmation'>): string {
  const piece = formatDroppedPiece(dropped, words);
  return dropped.client ? fill(words.droppedFor, { item: piece, client: dropped.client.name }) : piece;
}
