import { roles } from '@/contract/public-codes';
import type { SessionClaims } from './token-mappers';

/** What a page may know of a sign-in; the token stays in its seal. */
export type SignedIn = Pick<SessionClaims, 'role' | 'lang' | 'passwordChanged' | 'exp'> & {
  /** The same at every sign-in of this person, and nobody else's. */
  id: string;
  name: string;
  actor: NonNullable<SessionClaims['actor']> | null;
};

/** She orders for herself and her clients: what anybody else puts into a bag goes into her order. */
export const hasOrder = (session: SessionInfo | null): boolean =>
  session?.executive?.role === roles.executive && session.executive.passwordChanged;

export type SessionInfo = { executive: SignedIn | null; client: SignedIn | null };
