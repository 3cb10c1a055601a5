import type { Call } from 'contract/call.ts';
import { failureKeys } from 'contract/envelope.ts';
import { roles, type Scope, scopes } from 'contract/public-codes.ts';
import type { FastifyRequest } from 'fastify';
import type { Identity } from '../kit/handlers.ts';
import { Refusal, refused, signedOut } from '../shared/errors.ts';

/** Reads a bearer token and returns its live session; refuses it otherwise. */
export type Authenticate = (token: string, when?: { evenExpired: boolean }) => Promise<Identity>;

type Row = Pick<Call, 'token' | 'effect' | 'firstPassword'>;

/** The only place that decides who may make a call (S01, P01 to P03, P05, P06). */
export async function identify(
  row: Row,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Identity | null> {
  const token = bearerOf(request);
  if (isOpen(row)) {
    // Public calls do not depend on the caller, so an expired token is no reason to refuse.
    if (token === null) return null;
    return authenticate(token, { evenExpired: row.effect === 'sign-out' }).catch(nobodyIfRefused);
  }
  if (token === null) throw signedOut();
  const identity = await authenticate(token);
  request.account = identity.accountId;
  if (!mayCall(row, identity)) throw refused();
  if (!identity.claims.passwordChanged && !row.firstPassword) throw new Refusal(403, failureKeys.firstPassword);
  return identity;
}

function nobodyIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Signing in needs no token, signing out without one ends nothing, and a lost password is reset by a link. */
function isOpen({ token, effect }: Row): boolean {
  return token === 'public' || token === 'client-login' || effect === 'sign-out' || effect === 'renew';
}

export function mayCall({ token, effect }: Pick<Row, 'token' | 'effect'>, { claims }: Identity): boolean {
  switch (token) {
    case 'any-session':
      return true;
    case 'public':
    case 'client-login':
    case 'browser':
      return false;
    default: {
      // An acting advisor may still make an advisor's calls, except to act as another executive.
      const acts = token === 'advisor' && claims.actor !== undefined && effect !== 'act-as';
      return claims.role === roles[token] || acts;
    }
  }
}

/** Where a call serves both sign-ins, its `ambito` names one, and the token has to belong to it. */
export function assertScope({ token, effect }: Row, identity: Identity | null, scope: unknown): void {
  if (token !== 'any-session' || identity === null) return;
  // The specification has no parameter for signing out: the token names the session.
  if (effect === 'sign-out' && scope === undefined) return;
  const own: Scope = identity.claims.role === roles.client ? scopes.client : scopes.executive;
  if (scope !== own) throw refused();
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token, ...more] = header.split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && more.length === 0 ? token : '';
}
