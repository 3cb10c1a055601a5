import { staffRoles } from 'contract/codes.ts';
import { roles } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** The two sign-ins (S01). */
export type Realm = 'staff' | 'client';

/** Whether the first password has been replaced. */
const passwordChanged = (account: 'accounts' | 'a') =>
  sql<boolean>`${sql.ref(`${account}.passchanged`)} = 'S'`.as('passwordChanged');

const rolesOf = { staff: staffRoles, client: [roles.client] };

/** By user name, or by the mail address where only one account has it: several clients may share an address. */
export function findAccount(db: Db, realm: Realm, username: string) {
  const typed = username.toLowerCase();
  const byName = sql<boolean>`lower(username) = ${typed}`;
  return db
    .selectFrom('accounts')
    .selectAll()
    .select(passwordChanged('accounts'))
    .where(realm === 'staff' ? sql<boolean>`(${byName} or lower(email) = ${typed})` : byName)
    .where('role', 'in', rolesOf[realm])
    .orderBy(byName, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Locks the current password until the transaction ends: another change or a sign-in waits and sees the result. Locked
 * before anything else of the account, to avoid deadlocks.
 */
export function lockPassword(trx: Db, accountId: string) {
  return trx
    .selectFrom('accounts')
    .select('password_hash as hash')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Replaces the password, and confirms the address if the link was mailed. False where the account is gone. */
export async function setPassword(
  trx: Db,
  accountId: string,
  { hash, provesMail = false }: { hash: string; provesMail?: boolean },
): Promise<boolean> {
  const kept = await trx
    .updateTable('accounts')
    .set((row) => ({
      password_hash: hash,
      passchanged: 'S',
      ...(provesMail && {
        email_confirmed: true,
        // Confirmed now, unless it was before.
        email_since: sql<Date>`case when ${row.ref('email_confirmed')} then ${row.ref('email_since')} else now() end`,
      }),
    }))
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** Whether this account signed in from this address lately. Also runs for unknown users, to take the same time. */
export async function isKnownClientAddress(db: Db, accountId: string | null, addressHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const sessionHours = 12;
const stayingDays = 30;

export type SessionSource = { addressHash: string; device: string; stays?: boolean };

export function createSession(db: Db, accountId: string, { addressHash, device, stays = false }: SessionSource) {
  return db
    .insertInto('sessions')
    .values({
      account_id: accountId,
      address_hash: addressHash,
      device,
      stays,
      expires_at: sql<Date>`now() + make_interval(hours => ${stays ? stayingDays * 24 : sessionHours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** An acting advisor's device no longer keeps the advisor signed in: the session becomes an ordinary one. */
export async function endStayingSignedIn(trx: Db, sessionId: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ stays: false, expires_at: sql`least(expires_at, now() + make_interval(hours => ${sessionHours}))` })
    .where('id', '=', sessionId)
    .where('stays', '=', true)
    .execute();
}

/** A session that is valid now, with its account and, while an advisor acts, the advisor's. */
export function findLiveSession(db: Db, sessionId: string) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('sessions as os', 'os.id', 's.actor_session_id')
    .leftJoin('accounts as oa', 'oa.id', 'os.account_id')
    .select([
      's.id',
      's.account_id',
      's.expires_at',
      's.stays',
      'a.role',
      'a.name',
      'a.lang',
      passwordChanged('a'),
      'oa.id as actor_id',
      'oa.name as actor_name',
    ])
    .where('s.id', '=', sessionId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('a.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('s.actor_session_id', 'is', null),
        eb.and([
          eb('os.revoked_at', 'is', null),
          eb('os.expires_at', '>', sql<Date>`now()`),
          eb('oa.status', '=', 'active'),
          // Only while the advisor still looks after the executive.
          eb.exists(
            eb
              .selectFrom('assignments as g')
              .select('g.executive_id')
              .whereRef('g.executive_id', '=', 's.account_id')
              .whereRef('g.advisor_id', '=', 'os.account_id'),
          ),
        ]),
      ]),
    )
    .executeTakeFirst();
}

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: sql`now()` }).where('id', '=', sessionId).execute();
}

export type SessionSelector = { id: string } | { account: string };

/** Ends one session, or all of an account, acting advisors' included. Returns how many were alive. */
export async function revokeSessions(db: Db, which: SessionSelector): Promise<number> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('account_id', '=', which.account)))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** The executive who looks after a client with an account. */
export async function findExecutiveOf(db: Db, accountId: string): Promise<string | null> {
  const client = await db
    .selectFrom('clients')
    .select('executive_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return client?.executive_id ?? null;
}
