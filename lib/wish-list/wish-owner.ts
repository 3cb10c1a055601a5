import type { SessionKind } from '@/lib/session/session';
import type { SessionInfo } from '@/lib/session/session-info';
import { scopeOf } from '@/lib/session/session-mappers';

export type Owner = { kind: SessionKind; account: string; people: Record<string, string> };

/** The account to synchronise with, when one or both kinds of session exist. */
export function ownerOf({ client, executive }: SessionInfo): Owner | null {
  const kind = client ? 'client' : 'executive';
  const person = client ?? executive;
  // S01: with a first password the account cannot store anything yet.
  if (!person?.passwordChanged) return null;
  return { kind, account: `${scopeOf[kind]}:${person.id}`, people: { [kind]: person.id } };
}

/** Whether the device's list may be shown: an account's list only while its person is signed in. */
export function mayBeSeen(account: string | null, session: SessionInfo | null): boolean {
  if (account === null) return true;
  return session !== null && (Boolean(session.executive?.actor) || ownerOf(session)?.account === account);
}
