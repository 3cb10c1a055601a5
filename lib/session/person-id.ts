import type { Session } from './session';

/** One person at one desk: an advisor who acts for an executive counts as neither of the two. */
export const personId = ({ person, claims }: Pick<Session, 'person' | 'claims'>): string =>
  claims.actor ? `${person}.${claims.actor.sub}` : person;
