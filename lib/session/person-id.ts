import type { TokenClaims } from '@/contract/schemas/session';

/** One person at one desk: an advisor who acts for an executive is neither of the two. */
export const personId = ({ sub, actor }: Pick<TokenClaims, 'sub' | 'actor'>): string =>
  actor ? `${sub}.${actor.sub}` : sub;
