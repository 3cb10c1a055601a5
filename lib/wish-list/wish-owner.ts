import type { SessionInfo } from '@/lib/session/session-info';

export type Owner = { scope: 'cliente' | 'socia'; account: string; people: Record<string, string> };

/** Whose list is kept in step, of the two who may be signed in. */
export function ownerOf({ client, executive }: SessionInfo): Owner | null {
  if (client) return { scope: 'cliente', account: `cliente:${client.id}`, people: { client: client.id } };
  return executive && { scope: 'socia', account: `socia:${executive.id}`, people: { executive: executive.id } };
}

/** Whether a list on the device may be seen: one of an account only where its person is signed in. */
export function mayBeSeen(account: string | null, session: SessionInfo | null): boolean {
  if (account === null) return true;
  return session !== null && (Boolean(session.executive?.actor) || ownerOf(session)?.account === account);
}
