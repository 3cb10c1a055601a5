import { createHash, randomBytes } from 'node:crypto';
import { roles, scopes } from 'contract/codes.ts';
import { linkFailureKeys } from 'contract/schemas/password.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { absent, Refusal } from '../../shared/errors.ts';

/** A token has more chance in it than anybody can try, so a plain hash keeps it: there is nothing to guess. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type LinkFor = { accountId: string } | { enrolmentId: string };

/** A new link of a mail. Its token is given out once, here, and kept nowhere. */
export async function createLink(db: Db, whose: LinkFor, minutes: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('link_tokens')
    .values({
      token_hash: hashToken(token),
      ...('accountId' in whose ? { account_id: whose.accountId } : { enrolment_id: whose.enrolmentId }),
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return token;
}

/** What a link is for, as long as it is good. */
export async function getLink(db: Db, token: string) {
  const link = await db
    .selectFrom('link_tokens as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('enrolments as e', 'e.id', 'l.enrolment_id')
    .select(['l.account_id', 'l.enrolment_id', 'l.expires_at', 'l.used_at', 'a.role', 'a.status'])
    .select([
      sql<string>`coalesce(a.username, e.username)`.as('username'),
      sql<string>`coalesce(a.name, e.data ->> 'nombre')`.as('name'),
      sql<string | null>`coalesce(a.email, e.email)`.as('email'),
      sql<boolean>`l.expires_at <= now()`.as('expired'),
    ])
    .where('l.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link || link.status === 'blocked') throw absent();
  if (link.used_at) throw new Refusal(410, linkFailureKeys.used);
  if (link.expired) throw new Refusal(410, linkFailureKeys.expired);
  return { ...link, scope: link.role === roles.client ? scopes.client : scopes.executive };
}

/** Uses a link up. Two who do so at one moment wait for each other, and the second is too late. */
export async function takeLink(trx: Db, token: string): Promise<boolean> {
  const taken = await trx
    .updateTable('link_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Once the password is another one, no link that is still under way opens anything. */
export async function endLinks(trx: Db, accountId: string): Promise<void> {
  await trx.updateTable('link_tokens').set({ used_at: sql<Date>`now()` }).where('account_id', '=', accountId).execute();
}
