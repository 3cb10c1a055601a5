import { decodeJwt } from 'jose';
import { type Role, roles } from '@/contract/codes';
import type { TokenClaims } from '@/contract/schemas/session';

/** X03: a token that does not have three parts, or whose parts cannot be read. */
export class TokenDecodingError extends Error {
  constructor() {
    super('token-decoding');
    this.name = 'TokenDecodingError';
  }
}

const knownRoles = new Set<Role | undefined>(Object.values(roles));

/** Reads what the backend's token says. The backend verifies it; we only need to know role, language and end. */
export function readToken(token: string): TokenClaims {
  if (token.split('.').length !== 3) throw new TokenDecodingError();
  let claims: Partial<TokenClaims>;
  try {
    claims = decodeJwt(token) as Partial<TokenClaims>;
  } catch {
    throw new TokenDecodingError();
  }
  const { role, exp, passchanged } = claims;
  if (!knownRoles.has(role) || typeof exp !== 'number' || (passchanged !== 'S' && passchanged !== 'N'))
    throw new TokenDecodingError();
  return claims as TokenClaims;
}
