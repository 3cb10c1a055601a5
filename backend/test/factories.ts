import type { Locale, Role } from 'contract/public-codes.ts';
import type { Db } from '../src/database/schema.ts';
import { hashPassword } from '../src/modules/session/passwords.ts';
import { signToken } from '../src/modules/session/tokens.ts';
import { testConfig } from './client.ts';

let made = 0;

type AccountChoice = {
  role?: Role;
  username?: string;
  password?: string;
  lang?: Locale;
  blocked?: boolean;
  passchanged?: 'S' | 'N';
};

export async function anAccount(db: Db, choice: AccountChoice = {}) {
  made += 1;
  const {
    role = 'ROLE_W',
    username = `person${made}@example.com`,
    password = 'velvet-Harbour-42',
    lang = 'es',
  } = choice;
  const { id, name } = await db
    .insertInto('accounts')
    .values({
      role,
      username,
      email: username.includes('@') ? username : `${username}@example.com`,
      password_hash: await hashPassword(password),
      name: `Person ${made}`,
      lang,
      passchanged: choice.passchanged ?? 'S',
      status: choice.blocked ? 'blocked' : 'active',
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  return { id, name, role, username, password, lang, passchanged: choice.passchanged ?? ('S' as const) };
}

/** Assigns an executive to an advisor. */
export async function assign(db: Db, advisorId: string, executiveId: string): Promise<void> {
  await db
    .insertInto('assignments')
    .values({ executive_id: executiveId, advisor_id: advisorId })
    .onConflict((oc) => oc.column('executive_id').doUpdateSet({ advisor_id: advisorId }))
    .execute();
}

type SessionChoice = {
  /** The session of the acting advisor. */
  actorSessionId?: string;
  ends?: Date;
  revoked?: boolean;
};

/** A session of the account and its token, without the work of a sign-in. */
export async function aSession(db: Db, account: Awaited<ReturnType<typeof anAccount>>, choice: SessionChoice = {}) {
  const ends = choice.ends ?? new Date(Date.now() + 3_600_000);
  const { id } = await db
    .insertInto('sessions')
    .values({
      account_id: account.id,
      expires_at: ends,
      actor_session_id: choice.actorSessionId ?? null,
      revoked_at: choice.revoked ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { role, lang, passchanged } = account;
  const advisor = await db
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.name'])
    .where('s.id', '=', choice.actorSessionId ?? null)
    .executeTakeFirst();
  if (advisor) {
    await assign(db, advisor.id, account.id);
    const acting = { session_id: id, advisor_id: advisor.id, executive_id: account.id, until: ends };
    await db
      .insertInto('actings')
      .values({ ...acting, since: new Date(), reason: 'She asked on the telephone' })
      .execute();
  }
  const actor = advisor && { sub: advisor.id, name: advisor.name, until: Math.floor(ends.getTime() / 1000) };
  const passwordChanged = passchanged === 'S';
  const claims = { sub: account.id, sid: id, role, lang, passwordChanged, ...(actor && { actor }) };
  return { id, token: await signToken(testConfig.tokenSecret, claims, { expires_at: ends, stays: false }) };
}
