import { createHash } from 'node:crypto';
import { settings } from '@/lib/env';
import { BackendUnavailable } from '@/lib/http/backend';
import { mediaAddress } from '@/lib/media/media-rules';
import type { Card } from './card-queries';
import { drawCard } from './draw-card';

/** About 60 kB each. */
const mostKept = 100;
/** Half a second each: whoever comes when the queue is this long comes later. */
const mostWaiting = 12;
const edition = 1;
const deadlineMs = 10_000;

const drawn = new Map<string, Promise<Buffer>>();
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** What the card shows, in a few letters: another name or picture makes another card under the same address. */
export const cardTag = (card: Card): string =>
  createHash('sha256')
    .update(`${edition}:${JSON.stringify(card)}`)
    .digest('base64url')
    .slice(0, 22);

/** Drawn once, one at a time, and kept while it is asked for; null when too many are waiting. */
export function getCard(card: Card): Promise<Buffer> | null {
  const tag = cardTag(card);
  const kept = drawn.get(tag);
  if (kept !== undefined) {
    drawn.delete(tag);
    drawn.set(tag, kept);
    return kept;
  }
  if (waiting >= mostWaiting) return null;
  waiting++;
  const made = last.then(() => make(card)).finally(() => waiting--);
  last = made.catch(() => {});
  drawn.set(tag, made);
  made.catch(() => drawn.delete(tag));
  for (const oldest of drawn.keys()) {
    if (drawn.size <= mostKept) break;
    drawn.delete(oldest);
  }
  return made;
}

async function make({ title, label, hashes, pictureWidth }: Card): Promise<Buffer> {
  const pictures = await Promise.all(hashes.map((hash) => fetchPicture(hash, pictureWidth)));
  return drawCard({ title, label, pictures });
}

async function fetchPicture(hash: string, width: number): Promise<Buffer> {
  const answer = await fetch(settings().backendUrl + mediaAddress(hash, width, 'webp'), {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.ok) throw new BackendUnavailable('media', String(answer.status));
  return Buffer.from(await answer.arrayBuffer());
}
