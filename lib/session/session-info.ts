import { roles } from '@/contract/public-codes';
import type { SessionClaims } from './token-mappers';

/** What a page may know of a session; the token stays sealed. */
export type SignedIn = Pick<SessionClaims, 'role' | 'lang' | 'passwordChanged' | 'exp'> & {
  /** The same at every sign-in of this person, and unique to them. */
  id: string;
  name: string;
  actor: NonNullable<SessionClaims['actor']> | null;
};

/** An executive orders for own use and for clients: articles added to the bag go into the order in hand. */
export const hasOrder = (session: SessionInfo | null): boolean =>
  session?.executive?.role === roles.executive && session.executive.passwordChanged;

export type SessionInfo = { executive: SignedIn | null; client: SignedIn | null };
