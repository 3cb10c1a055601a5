import type { Locale, Role } from '@/contract/codes';
import { personId } from './person-id';
import type { Session } from './session';

/** What a page may know of a sign-in; the token stays in its seal. */
export type SignedIn = {
  /** The same at every sign-in of this person, and nobody else's. */
  id: string;
  name: string;
  role: Role;
  lang: Locale;
  passchanged: 'S' | 'N';
  /** Seconds since 1970. */
  exp: number;
  actor: { sub: string; nombre: string; hasta: number } | null;
};

export type SessionInfo = { executive: SignedIn | null; client: SignedIn | null };

export function toSignedIn({ name, claims }: Pick<Session, 'name' | 'claims'>): SignedIn {
  const { role, lang, passchanged, exp, actor } = claims;
  return { id: personId(claims), name, role, lang, passchanged, exp, actor: actor ?? null };
}
