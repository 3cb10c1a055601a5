import type { Session, SessionKind } from './session';

export const pagePersonHeader = (kind: SessionKind) => `x-page-${kind}`;

/**
 * Who this page belongs to, as the server wrote it into the document. It stays when another tab signs in as somebody
 * else, and is sent with every call: what was typed on one person's page is never saved in another's name.
 */
export function pagePerson(kind: SessionKind): string | null {
  return document.getElementById('content')?.dataset[kind] ?? null;
}

/** One person at one desk: an advisor who acts for an executive counts as neither of the two. */
export const personId = ({ person, claims }: Pick<Session, 'person' | 'claims'>): string =>
  claims.actor ? `${person}.${claims.actor.sub}` : person;
