import { type Locale, type Role, roles } from '@/contract/public-codes';

/** What a page may know of a sign-in; the token stays in its seal. */
export type SignedIn = {
  /** The same at every sign-in of this person, and nobody else's. */
  id: string;
  name: string;
  role: Role;
  lang: Locale;
  passwordChanged: boolean;
  /** Seconds since 1970. */
  exp: number;
  /** The advisor who acts in her name, and until when. */
  actor: { sub: string; name: string; until: number } | null;
};

/** She orders for herself and her clients: what anybody else puts into a bag goes into her order. */
export const hasOrder = (session: SessionInfo | null): boolean =>
  session?.executive?.role === roles.executive && session.executive.passwordChanged;

export type SessionInfo = { executive: SignedIn | null; client: SignedIn | null };
