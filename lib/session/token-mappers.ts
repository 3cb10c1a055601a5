import { decodeJwt } from 'jose';
import { staffRoles } from '../../contract/codes.ts';
import { defaultLocale, locales, type Role, roles } from '../../contract/public-codes.ts';
import type { TokenClaims } from '../../contract/session/schemas.ts';

/** E06 and what our own backend adds to it, in our words. */
export type SessionClaims = Pick<TokenClaims, 'role' | 'lang' | 'exp'> &
  Partial<Pick<TokenClaims, 'sub' | 'iat'>> & {
    /** When false, only the page that sets a password is open (S01). */
    passwordChanged: boolean;
    /** The advisor who acts in the executive's name, and until when. */
    actor?: { sub: string; name: string; until: number };
  };

/** X03: a token that does not have three parts, or whose parts cannot be read. */
export class TokenDecodingError extends Error {
  constructor() {
    super('token-decoding');
    this.name = 'TokenDecodingError';
  }
}

/** Reads the claims of the backend's token. The backend verifies it; we only need role, language and expiry. */
export function readToken(token: string): SessionClaims {
  if (token.split('.').length !== 3) throw new TokenDecodingError();
  const claims = toSessionClaims(decode(token));
  if (!claims) throw new TokenDecodingError();
  return claims;
}

function decode(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    throw new TokenDecodingError();
  }
}

/** Null when a required claim is missing. The specification names only the staff's roles: any other is a client's. */
function toSessionClaims(claims: Partial<Record<keyof TokenClaims, unknown>>): SessionClaims | null {
  const { role, passchanged, sub, iat, actor } = claims;
  const exp = Number(claims.exp);
  const isKnown = typeof role === 'string' && (passchanged === 'S' || passchanged === 'N');
  if (!isKnown || !(exp > 0) || (actor !== undefined && !isActor(actor))) return null;
  return {
    role: toRole(role),
    lang: locales.find((locale) => locale === String(claims.lang).slice(0, 2).toLowerCase()) ?? defaultLocale,
    passwordChanged: passchanged === 'S',
    exp,
    ...(typeof sub === 'string' && sub !== '' && { sub }),
    ...(typeof iat === 'number' && { iat }),
    ...(actor && { actor: { sub: actor.sub, name: actor.nombre, until: actor.hasta } }),
  };
}

const toRole = (role: string): Role => staffRoles.find((one) => one === role) ?? roles.client;

/** An unreadable actor makes the token invalid: ignored, the advisor would pass for the executive. */
function isActor(actor: unknown): actor is NonNullable<TokenClaims['actor']> {
  const { sub, nombre, hasta } = Object(actor);
  return typeof sub === 'string' && typeof nombre === 'string' && typeof hasta === 'number';
}
