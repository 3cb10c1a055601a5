import { randomBytes } from 'node:crypto';
import { barredState } from 'contract/codes.ts';
import { linkFailureKeys } from 'contract/password/schemas.ts';
import { roles, scopes } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { hashToken } from '../../shared/secrets.ts';

type LinkFor =
  | { accountId: string }
  | { enrolmentId: string }
  /** A client's first access. The address is the mail's recipient; null where the link is given by hand. */
  | { clientId: number; sentTo: string | null }
  /** An account that a shopper makes for this address, and the store's executive, if any. */
  | { address: string; storeOwnerId: string | null };

/** The columns that identify it. */
function columnsOf(whose: LinkFor) {
  if ('accountId' in whose) return { account_id: whose.accountId };
  if ('enrolmentId' in whose) return { enrolment_id: whose.enrolmentId };
  if ('address' in whose) return { address: whose.address, store_owner_id: whose.storeOwnerId };
  return { client_id: whose.clientId, sent_to: whose.sentTo };
}

/** One-use links that other modules send. */
export type InvitationLinks = { create: typeof createLink; end: typeof endInvitations };

/** A new link. The token is returned once and stored only as a hash. */
export async function createLink(db: Db, whose: LinkFor, minutes: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('link_tokens')
    .values({
      token_hash: hashToken(token),
      ...columnsOf(whose),
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return token;
}

/** What a link is for, while it is valid. */
export async function getLink(db: Db, token: string) {
  const link = await db
    .selectFrom('link_tokens as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .leftJoin('enrolments as e', 'e.id', 'l.enrolment_id')
    .leftJoin('client_book as b', 'b.id', 'l.client_id')
    .leftJoin('executives as x', 'x.account_id', 'b.executive_id')
    .leftJoin('accounts as xa', 'xa.id', 'b.executive_id')
    .select(['l.account_id', 'l.enrolment_id', 'l.client_id', 'l.sent_to', 'l.expires_at', 'l.used_at', 'a.role'])
    .select(['l.address', 'l.store_owner_id'])
    .select([
      'b.executive_id',
      sql<string>`coalesce(a.username, e.username, l.address, '')`.as('username'),
      sql<string>`coalesce(a.name, e.data ->> 'nombre', b.name, '')`.as('name'),
      sql<string | null>`coalesce(a.email, e.email, l.sent_to, l.address)`.as('email'),
      sql<boolean>`l.expires_at <= now()`.as('expired'),
      // Closed: the client is blocked or out of the book, the executive has left, or the mail went to an address that
      // is no longer the client's.
      sql<boolean>`coalesce(a.status = 'blocked', false) or (l.client_id is not null and
        (b.state <> 'ACTIVA' or xa.status = 'blocked' or x.state = ${barredState})) or
        (l.sent_to is not null and lower(l.sent_to) is distinct from lower(b.email))`.as('closed'),
      sql<boolean>`l.used_at is not null or b.account_id is not null`.as('used'),
    ])
    .where('l.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link || link.closed) throw absent();
  if (link.used) throw new Refusal(410, linkFailureKeys.used);
  if (link.expired) throw new Refusal(410, linkFailureKeys.expired);
  const forClient = link.role === roles.client || link.client_id !== null || link.address !== null;
  return { ...link, scope: forClient ? scopes.client : scopes.executive };
}

/** Serialises first access and a new invitation before either touches a link. */
export async function lockInvitedClient(trx: Db, clientId: number): Promise<void> {
  await trx.selectFrom('client_book').select('id').where('id', '=', clientId).forUpdate().execute();
}

/** Uses a link up. Of two simultaneous calls the second gets false. */
export async function consumeLink(trx: Db, token: string): Promise<boolean> {
  const taken = await trx
    .updateTable('link_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** After a password change all open links are invalid. */
export async function endLinks(trx: Db, accountId: string): Promise<void> {
  await trx.updateTable('link_tokens').set({ used_at: sql<Date>`now()` }).where('account_id', '=', accountId).execute();
}

/** A new invitation ends the earlier ones. */
export async function endInvitations(trx: Db, clientId: number): Promise<void> {
  await trx
    .updateTable('link_tokens')
    .set({ expires_at: sql<Date>`now()` })
    .where('client_id', '=', clientId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}
