import { createHash } from 'node:crypto';
import type { ShareCard } from './card-queries';

/** About 60 kB each. */
const mostKept = 100;
/** At half a second each; requests beyond this queue are refused. */
const mostWaiting = 12;
/** Increased when the design of cards changes, so that copies become stale. */
const edition = 1;

/** A digest of the card's content: another name or picture gives another tag at the same address. */
export const cardDigest = (card: ShareCard): string =>
  createHash('sha256')
    .update(`${edition}:${JSON.stringify(card)}`)
    .digest('base64url')
    .slice(0, 22);

/** Draws each card once, one at a time, and caches the latest. */
export function createCardCache(draw: (card: ShareCard) => Promise<Buffer>) {
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
  return (card: ShareCard): Promise<Buffer> | null => {
    const tag = cardDigest(card);
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
