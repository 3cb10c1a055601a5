import { failureKeys } from 'contract/envelope.ts';
import type { Db } from '../../database/schema.ts';
import type { CallInput, Identity, UnsignedClaims } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Authenticate } from '../../plugins/identity.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { Refusal, signedOut, tooMany } from '../../shared/errors.ts';
import type { Secret } from '../../shared/secrets.ts';
import { endActingSession } from './acting.repository.ts';
import { accountOfMark, createDeviceMark, findDeviceMark } from './device-mark.ts';
import { verifyPassword } from './passwords.ts';
import { toClaims } from './session.mapper.ts';
import {
  createSession,
  findAccount,
  findLiveSession,
  lockPassword,
  type Realm,
  revokeSessions,
  type SessionSource,
  touchSession,
} from './session.repository.ts';
import { clearGuessesAfterSignIn, countGuess } from './sign-in-limits.ts';
import { readToken, signToken } from './tokens.ts';

type SessionContext = Pick<Kit, 'db' | 'config' | 'now'>;
type SessionAccount = { id: string } & Pick<UnsignedClaims, 'role' | 'lang' | 'passwordChanged'>;
export type SignIn = {
  realm: Realm;
  user: string;
  password: string;
  clientAddress: string;
  device: string;
  /** The device marks that the browser sent. */
  deviceMarks: string[];
  /** Stay signed in on this device. */
  stays?: boolean;
} & Pick<CallInput<'signIn'>, 'isAbout'>;

/** Checks user and password. Any failure is refused alike, and after the same work. */
export async function verifyCredentials(
  { db, config, now }: SessionContext,
  { realm, user, password, ...whence }: SignIn,
) {
  const username = normaliseUsername(user);
  const addressHash = clientAddressHash(config, whence.clientAddress);
  const account = (await findAccount(db, realm, username)) ?? null;
  whence.isAbout(account?.id ?? `${realm} ${username}`);
  const device = account && findDeviceMark(config, account, whence.deviceMarks, now());
  const guess = { realm, username, accountId: account?.id ?? null, addressHash, device };
  const wait = await countGuess(db, config, guess);
  if (wait !== null) throw tooMany(wait);

  const matches = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !matches || account.status !== 'active') throw wrong();
  return { account, guess, device };
}

const wrong = () => new Refusal(401, failureKeys.badCredentials);

export async function signIn(tools: SessionContext, given: SignIn) {
  const { db, config, now } = tools;
  const { account, guess, device } = await verifyCredentials(tools, given);
  const stays = given.stays === true && account.passwordChanged && !isShared(given.deviceMarks, account.id);
  const token = await db.transaction().execute(async (trx) => {
    // The password may have changed while it was checked, and its sessions have ended.
    if ((await lockPassword(trx, account.id))?.hash !== account.password_hash) throw wrong();
    return openSession(trx, config, account, { addressHash: guess.addressHash, device: given.device, stays });
  });
  await clearGuessesAfterSignIn(db, config, guess);
  return { token, name: account.name, stays, deviceMark: device ?? createDeviceMark(config, account, now()) };
}

/** A browser known to another account as well never stays signed in. */
const isShared = (marks: string[], accountId: string) => marks.some((mark) => accountOfMark(mark) !== accountId);

/** A new session of an account, and its token. */
export async function openSession(
  db: Db,
  config: Secret,
  account: SessionAccount,
  whence: SessionSource,
): Promise<string> {
  const session = await createSession(db, account.id, whence);
  const claims = {
    sub: account.id,
    sid: session.id,
    role: account.role,
    lang: account.lang,
    passwordChanged: account.passwordChanged,
  };
  return signToken(config.tokenSecret, claims, { ...session, stays: whence.stays === true });
}

export const normaliseUsername = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

/**
 * A new token of the same session, from the account as it is now. The old token stays valid until it expires, because
 * other tabs and requests under way still carry it; ending the session ends both.
 */
export async function refreshSession(db: Db, config: Secret, identity: Identity) {
  const session = await findLiveSession(db, identity.sessionId);
  if (!session) throw signedOut();
  await touchSession(db, session.id);
  return { token: await signToken(config.tokenSecret, toClaims(session), session), name: session.name };
}

/** Ends the caller's session or, if asked, all of the account; an acting advisor ends only the acting. */
export async function signOut(
  { db, now }: Pick<Kit, 'db' | 'now'>,
  identity: Identity | null,
  all: boolean,
): Promise<number> {
  if (identity === null) return 0;
  const everywhere = all && identity.claims.actor === undefined;
  if (identity.claims.actor) await endActingSession(db, identity.sessionId, now());
  return revokeSessions(db, everywhere ? { account: identity.accountId } : { id: identity.sessionId });
}

export function createAuthenticate(db: Db, config: Secret): Authenticate {
  return async (token, when) => {
    const claims = await readToken(config.tokenSecret, token, when);
    const session = await findLiveSession(db, claims.sid);
    if (session?.account_id !== claims.sub || session.role !== claims.role) throw signedOut();
    // The actor must match in both, so that neither a token nor a row alone makes somebody an advisor.
    if ((claims.actor?.sub ?? null) !== session.actor_id) throw signedOut();
    return { accountId: session.account_id, sessionId: session.id, claims };
  };
}
