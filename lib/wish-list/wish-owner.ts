import type { SessionKind } from '@/lib/session/session';
import type { SessionInfo } from '@/lib/session/session-info';
import { scopeOf } from '@/lib/session/session-mappers';

export type Owner = { kind: SessionKind; account: string; people: Record<string, string> };

/** Whose list is kept in step, of the two who may be signed in. */
export function ownerOf({ client, executive }: SessionInfo): Owner | null {
  const kind = client ? 'client' : 'executive';
  const person = client ?? executive;
  // S01: before she chose a password of her own the account keeps nothing for her.
  if (!person?.passwordChanged) return null;
  return { kind, account: `${scopeOf[kind]}:${person.id}`, people: { [kind]: person.id } };
}

/** Whether a list on the device may be seen: one of an account only where its person is signed in. */
export function mayBeSeen(account: string | null, session: SessionInfo | null): boolean {
  if (account === null) return true;
  return session !== null && (Boolean(session.executive?.actor) || ownerOf(session)?.account === account);
}
