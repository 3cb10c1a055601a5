import { createHash } from 'node:crypto';
import type { Card } from './card-queries';

/** About 60 kB each. */
const mostKept = 100;
/** Half a second each: whoever comes when the queue is this long comes later. */
const mostWaiting = 12;
/** Raised when cards are drawn otherwise, so that whoever has one asks again. */
const edition = 1;

/** What the card shows, in a few letters: another name or picture makes another card under the same address. */
export const cardTag = (card: Card): string =>
  createHash('sha256')
    .update(`${edition}:${JSON.stringify(card)}`)
    .digest('base64url')
    .slice(0, 22);

/** Each card is drawn once, one at a time, and kept while it is asked for. */
export function createCardStore(draw: (card: Card) => Promise<Buffer>) {
  const drawn = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(tag: string, card: Promise<Buffer>): void {
    drawn.delete(tag);
    drawn.set(tag, card);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= mostKept) break;
      drawn.delete(oldest);
    }
  }

  /** Null when too many are waiting. */
  return (card: Card): Promise<Buffer> | null => {
    const tag = cardTag(card);
    const kept = drawn.get(tag);
    if (kept !== undefined) {
      keep(tag, kept);
      return kept;
    }
    if (waiting >= mostWaiting) return null;
    waiting++;
    const made = last.then(() => draw(card)).finally(() => waiting--);
    last = made.catch(() => drawn.delete(tag));
    keep(tag, made);
    return made;
  };
}
