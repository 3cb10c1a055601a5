import { failureKeys } from 'contract/envelope.ts';
import type { Db } from '../../database/schema.ts';
import type { Identity } from '../../kit/handlers.ts';
import type { Authenticate } from '../../plugins/identity.ts';
import { addressHashOf, keyedHash, type Secret } from '../../shared/client-address.ts';
import { Refusal, signedOut } from '../../shared/errors.ts';
import { assertLimit, clearLimit } from '../../shared/rate-limit.ts';
import { verifyPassword } from './passwords.ts';
import { toClaims } from './session.mapper.ts';
import {
  createSession,
  findAccount,
  findLiveSession,
  isKnownAddress,
  lockPassword,
  type Realm,
  revokeSessions,
  touchSession,
  type Whence,
} from './session.repository.ts';
import { readToken, signToken, type UnsignedClaims } from './tokens.ts';

/**
 * Counted before the password is looked at, so that guesses made at the same moment count as well, and by what was
 * typed, so that an unknown user is limited like a known one.
 */
export const signInLimits = {
  address: { max: 60, windowSeconds: 300 },
  userFromAddress: { max: 6, windowSeconds: 900 },
  /** Over all addresses. Whoever signed in from an address lately is not held up there by strangers elsewhere. */
  user: { max: 60, windowSeconds: 900 },
};

type SessionAccount = { id: string } & Pick<UnsignedClaims, 'role' | 'lang' | 'passchanged'>;
type SignIn = { realm: Realm; user: string; password: string; clientAddress: string; device: string };

export async function signIn(db: Db, config: Secret, { realm, user, password, clientAddress, device }: SignIn) {
  const username = toUsername(user);
  const address = addressHashOf(config, clientAddress);
  const userKey = `sign-in user ${keyedHash(config, `${realm} ${username}`)}`;
  const pairKey = `${userKey} ${address}`;

  await assertLimit(db, `sign-in address ${address}`, signInLimits.address);
  await assertLimit(db, pairKey, signInLimits.userFromAddress);
  const account = await findAccount(db, realm, username);
  const known = await isKnownAddress(db, account?.id ?? null, address);
  if (!known) await assertLimit(db, userKey, signInLimits.user);

  const matches = await verifyPassword(account?.password_hash ?? null, password);
  const wrong = () => new Refusal(401, failureKeys.badCredentials);
  if (!account || !matches || account.status !== 'active') throw wrong();

  const token = await db.transaction().execute(async (trx) => {
    // It may have become another one while it was looked at, and all sessions by the old one have ended.
    if ((await lockPassword(trx, account.id))?.hash !== account.password_hash) throw wrong();
    return openSession(trx, config, account, { addressHash: address, device });
  });
  await clearLimit(db, pairKey);
  return { token, name: account.name };
}

/** A new session of an account and its token. */
export async function openSession(db: Db, config: Secret, account: SessionAccount, whence: Whence): Promise<string> {
  const session = await createSession(db, account.id, whence);
  const claims = {
    sub: account.id,
    sid: session.id,
    role: account.role,
    lang: account.lang,
    passchanged: account.passchanged,
  };
  return signToken(config.tokenSecret, claims, session.expires_at);
}

export const toUsername = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

/**
 * A new token of the same session, with what the account says now. The old token stays good until it expires: other
 * tabs and requests under way still carry it, and ending the session ends both.
 */
export async function refresh(db: Db, config: Secret, identity: Identity) {
  const session = await findLiveSession(db, identity.sessionId);
  if (!session) throw signedOut();
  await touchSession(db, session.id);
  return { token: await signToken(config.tokenSecret, toClaims(session), session.expires_at), name: session.name };
}

/** Ends the session of the caller or, on her wish, all of the account; an advisor who acts ends only her own acting. */
export async function signOut(db: Db, identity: Identity | null, all: boolean): Promise<number> {
  if (identity === null) return 0;
  const everywhere = all && identity.claims.actor === undefined;
  return revokeSessions(db, everywhere ? { account: identity.accountId } : { id: identity.sessionId });
}

export function createAuthenticate(db: Db, config: Secret): Authenticate {
  return async (token, when) => {
    const claims = await readToken(config.tokenSecret, token, when);
    const session = await findLiveSession(db, claims.sid);
    if (session?.account_id !== claims.sub || session.role !== claims.role) throw signedOut();
    return { accountId: session.account_id, sessionId: session.id, claims };
  };
}
