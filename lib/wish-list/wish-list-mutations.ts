import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { SessionKind } from '@/lib/session/session';
import { scopeOf } from '@/lib/session/session-mappers';
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
    body: { ambito: scopeOf[kind], agregar: added.map(toWire), quitar: removed.map(toWire) },
    people,
  });
  return mapResult(answer, ({ deseos, guardados }) =>
    guardados === false
      ? null
      : deseos.map(({ referencia, codColor }) => ({ reference: referencia, colour: codColor })),
  );
}

const toWire = ({ reference, colour }: Wish) => ({ referencia: reference, codColor: colour });
