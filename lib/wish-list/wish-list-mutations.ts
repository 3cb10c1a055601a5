import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { SessionKind } from '@/lib/session/session';
import { wireScopes } from '@/lib/session/session-mappers';
import type { Wish } from './wish-list-rules';

type Changes = { added: Wish[]; removed: Wish[] };
type People = Record<string, string>;

/** Sends the device's changes to the account; returns the account's list, or null when it stores none. */
export async function syncWishes(
  kind: SessionKind,
  { added, removed }: Changes,
  people: People,
): Promise<Result<Wish[] | null>> {
  const answer = await post<'syncWishList'>('/api/deseos/sincronizar', {
    body: { ambito: wireScopes[kind], add: added.map(withoutSize), remove: removed.map(withoutSize) },
    people,
  });
  return mapResult(answer, ({ wishes, kept }) => (kept === false ? null : wishes));
}

/** Sizes stay on the device. */
const withoutSize = ({ reference, colour }: Wish) => ({ reference, colour });
