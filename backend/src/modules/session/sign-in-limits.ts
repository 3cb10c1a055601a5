import type { Db } from '../../database/schema.ts';
import { clearLimits, countUse, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash, type Secret } from '../../shared/secrets.ts';
import { isKnownClientAddress, type Realm } from './session.repository.ts';

/**
 * Strangers' guesses never lock an account's owner out, and marks allow no faster guessing (ADR 0027). Counted before
 * the password is checked, so that simultaneous guesses count as well.
 */
export const guessLimits = {
  /** One household, over all users. */
  address: { burst: 60, everySeconds: 6 },
  /** One household for one user. */
  pair: { burst: 5, everySeconds: 300 },
  /** All addresses together for one user, except those with a recent sign-in. */
  user: { burst: 45, everySeconds: 20 },
  /** The last third is for addresses new to this user: ten guessing addresses cannot use it up. */
  userAgain: { burst: 30, everySeconds: 20 },
  newcomer: { burst: 3, everySeconds: 8 * 3600 },
  /** A browser with an earlier sign-in, once the limits above are used up. */
  device: { burst: 2, everySeconds: 900 },
} as const satisfies Record<string, TokenBucket>;

type Guess = {
  realm: Realm;
  /** As typed: an unknown user is counted like a known one. */
  username: string;
  /** Joins all user names of an account; null where there is no account. */
  accountId: string | null;
  addressHash: string;
  /** The browser's mark, if it belongs to this account. */
  device: string | null;
};

type GuessSubject = Pick<Guess, 'addressHash'> &
  ({ accountId: string } | { accountId: null; realm: Realm; username: string });

function keysOf(config: Secret, whose: GuessSubject) {
  const who = whose.accountId ?? `${whose.realm} ${whose.username}`;
  const user = `guess user ${keyedHash(config, who)}`;
  return {
    address: `guess address ${whose.addressHash}`,
    user,
    pair: `${user} ${whose.addressHash}`,
    newcomer: `${user} ${whose.addressHash} newcomer`,
  };
}

const deviceKey = (config: Secret, device: string) => `guess device ${keyedHash(config, device)}`;

/** Seconds to wait before this guess; null means it is allowed and counted. */
export async function countGuess(db: Db, config: Secret, guess: Guess): Promise<number | null> {
  const wait = await useByAddress(db, config, guess);
  if (wait === null || guess.device === null) return wait;
  return countUse(db, deviceKey(config, guess.device), guessLimits.device);
}

async function useByAddress(db: Db, config: Secret, guess: Guess): Promise<number | null> {
  const keys = keysOf(config, guess);
  const known = await isKnownClientAddress(db, guess.accountId, guess.addressHash);
  const wait =
    (await countUse(db, keys.address, guessLimits.address)) ?? (await countUse(db, keys.pair, guessLimits.pair));
  if (wait !== null || known) return wait;
  const again = await countUse(db, keys.user, guessLimits.userAgain);
  if (again === null) return null;
  if ((await countUse(db, keys.newcomer, guessLimits.newcomer)) !== null) return again;
  return countUse(db, keys.user, guessLimits.user);
}

/** After a sign-in: the wrong guesses of this address and this browser are taken as the owner's typos. */
export async function clearGuessesAfterSignIn(db: Db, config: Secret, guess: Guess): Promise<void> {
  const { pair } = keysOf(config, guess);
  await clearLimits(db, [pair, ...(guess.device === null ? [] : [deviceKey(config, guess.device)])]);
}

/** After a password change: guesses at the old password count no more for the account or this address. */
export async function clearGuessesAfterPasswordChange(
  db: Db,
  config: Secret,
  accountId: string,
  addressHash: string,
): Promise<void> {
  const { user, pair, newcomer } = keysOf(config, { accountId, addressHash });
  await clearLimits(db, [user, pair, newcomer]);
}
