import { decodeJwt } from 'jose';
import { type SessionClaims, toSessionClaims } from './token-mappers.ts';

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
