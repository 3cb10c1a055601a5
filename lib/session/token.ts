import { decodeJwt } from 'jose';
import { staffRoles } from '../../contract/codes.ts';
import { defaultLocale, locales, roles } from '../../contract/public-codes.ts';
import type { TokenClaims } from '../../contract/schemas/session.ts';

/** X03: a token that does not have three parts, or whose parts cannot be read. */
export class TokenDecodingError extends Error {
  constructor() {
    super('token-decoding');
    this.name = 'TokenDecodingError';
  }
}

/** E06, and what our own backend adds to it. */
export type SessionClaims = Pick<TokenClaims, 'role' | 'lang' | 'passchanged' | 'exp' | 'actor'> &
  Partial<Pick<TokenClaims, 'sub' | 'iat'>>;

/**
 * Reads what the backend's token says. The backend verifies it; we only need to know role, language and end. The
 * specification names the roles of the staff alone: any other one is a client's.
 */
export function readToken(token: string): SessionClaims {
  if (token.split('.').length !== 3) throw new TokenDecodingError();
  let claims: Partial<Record<keyof TokenClaims, unknown>>;
  try {
    claims = decodeJwt(token);
  } catch {
    throw new TokenDecodingError();
  }
  const { role, passchanged, sub, iat, actor } = claims;
  const exp = Number(claims.exp);
  const isKnown = typeof role === 'string' && (passchanged === 'S' || passchanged === 'N');
  if (!isKnown || !(exp > 0)) throw new TokenDecodingError();
  return {
    role: staffRoles.find((one) => one === role) ?? roles.client,
    lang: locales.find((locale) => locale === String(claims.lang).slice(0, 2).toLowerCase()) ?? defaultLocale,
    passchanged,
    exp,
    ...(typeof sub === 'string' && sub !== '' && { sub }),
    ...(typeof iat === 'number' && { iat }),
    ...(isActor(actor) && { actor }),
  };
}

const isActor = (actor: unknown): actor is NonNullable<TokenClaims['actor']> =>
  typeof actor === 'object' && actor !== null && 'sub' in actor;
