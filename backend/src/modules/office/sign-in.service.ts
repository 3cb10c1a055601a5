import { createHash, randomBytes } from 'node:crypto';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { tooMany } from '../../shared/errors.ts';
import { clearLimits, countUse, type TokenBucket } from '../../shared/rate-limit.ts';
import { isSameSecret, keyedHash, type Secret } from '../../shared/secrets.ts';
import {
  addSession,
  endSession,
  findOperator,
  isKnownAddress,
  type Operator,
  touchSession,
} from './operators.repository.ts';
import type { Passwords } from './ports.ts';

type Tools = Pick<Kit, 'db' | 'config' | 'now'> & { passwords: Passwords };
type SignIn = { name: string; password: string; clientAddress: string };

/** As for every other sign-in (ADR 0027): guesses wait, and strangers shut out nobody who was here lately. */
export const operatorPaces = {
  address: { burst: 30, everySeconds: 6 },
  pair: { burst: 5, everySeconds: 300 },
  /** All addresses together for one operator, but for those that she signed in from lately. */
  operator: { burst: 20, everySeconds: 60 },
} as const satisfies Record<string, TokenBucket>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token of a new session; null where name and password do not belong together. Counted before it is looked at. */
export async function signIn(tools: Tools, { name: typed, password, clientAddress }: SignIn): Promise<string | null> {
  const { db, config, passwords } = tools;
  const now = tools.now();
  const name = typed.trim().toLowerCase();
  const addressHash = clientAddressHash(config, clientAddress);
  const operator = await findOperator(db, name);
  const known = await isKnownAddress(db, { operatorId: operator?.id ?? null, addressHash, now });
  const whose = `operator guess ${keyedHash(config, name)}`;
  const pair = `${whose} ${addressHash}`;
  const wait =
    (await countUse(db, `operator guess address ${addressHash}`, operatorPaces.address)) ??
    (await countUse(db, pair, operatorPaces.pair)) ??
    (known ? null : await countUse(db, whose, operatorPaces.operator));
  if (wait !== null) throw tooMany(wait);

  const matches = await passwords.verify(operator?.password_hash ?? null, password);
  if (!operator || !matches) return null;
  const token = randomBytes(32).toString('base64url');
  const opening = { operatorId: operator.id, passwordHash: operator.password_hash, addressHash, now };
  if (!(await addSession(db, { ...opening, tokenHash: hashOf(token) }))) return null;
  await clearLimits(db, [pair]);
  return token;
}

export const signOut = ({ db, now }: Pick<Kit, 'db' | 'now'>, token: string): Promise<void> =>
  endSession(db, hashOf(token), now());

export const readSession = ({ db, now }: Pick<Kit, 'db' | 'now'>, token: string | null): Promise<Operator | null> =>
  token === null ? Promise.resolve(null) : touchSession(db, hashOf(token), now());

/** Stands in every form of a session: only our own pages can know it. */
export const formTokenOf = (secret: Secret, token: string): string => keyedHash(secret, `operator form ${token}`);

export const isFormToken = (secret: Secret, token: string, given: string | undefined): boolean =>
  isSameSecret(formTokenOf(secret, token), given ?? '');
