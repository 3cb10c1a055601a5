import type { Locale, Role } from '@/contract/codes';

/** What a page may know of a sign-in; the token stays in its seal. */
export type SignedIn = {
  name: string;
  role: Role;
  lang: Locale;
  passchanged: 'S' | 'N';
  /** Seconds since 1970. */
  exp: number;
  actor: { sub: string; nombre: string; hasta: number } | null;
};

export type SessionInfo = { executive: SignedIn | null; client: SignedIn | null };
