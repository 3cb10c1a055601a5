import { failureKeys } from 'contract/envelope.ts';
import { TokenClaimsSchema } from 'contract/session/schemas.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { Compile } from 'typebox/compile';
import type { Claims, UnsignedClaims } from '../../kit/handlers.ts';
import { Refusal, signedOut } from '../../shared/errors.ts';
import { fromClaimsWire, toClaimsWire } from './session.mapper.ts';

export const tokenSeconds = 30 * 60;
/** Of a session that stays: it ends after this time without use; its device refreshes the token every 15 minutes. */
const stayingTokenSeconds = 7 * 24 * 3600;
const algorithm = 'HS256';
const claimsValidator = Compile(TokenClaimsSchema);

type Life = { expires_at: Date; stays: boolean };

/** A token never outlives its session. */
export function signToken(secret: string, { sub, ...claims }: UnsignedClaims, session: Life): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiry = Math.min(
    issuedAt + (session.stays ? stayingTokenSeconds : tokenSeconds),
    Math.floor(session.expires_at.getTime() / 1000),
  );
  return new SignJWT(toClaimsWire(claims))
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(sub)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(secret));
}

/** X03: without three parts it is no token; a wrong or expired token means signed out. */
export async function readToken(secret: string, token: string, when: { evenExpired?: boolean } = {}): Promise<Claims> {
  if (token.split('.').length !== 3) throw new Refusal(401, failureKeys.tokenDecoding);
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [algorithm],
      ...(when.evenExpired && { clockTolerance: Number.MAX_SAFE_INTEGER }),
    });
    if (claimsValidator.Check(payload)) return fromClaimsWire(payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw signedOut();
}
