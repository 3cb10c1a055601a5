import { settings } from '@/lib/env';
import { BackendUnavailable } from '@/lib/http/backend';
import { mediaAddress } from '@/lib/media/media-rules';
import type { Card } from './card-queries';
import { drawCard } from './draw-card';

/** As long as deriving a picture's width for the first time may take. */
const deadlineMs = 30_000;

export async function makeCard({ title, label, hashes, pictureWidth }: Card): Promise<Buffer> {
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
