import type { Locale } from 'contract/public-codes.ts';
import { invitationFailureKeys } from 'contract/reviews/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { textInLocale } from '../../shared/localized.ts';
import { hashToken } from '../../shared/secrets.ts';

export const invitationDays = 30;

export const invitationEnds = (delivered: Date): Date => new Date(delivered.getTime() + invitationDays * 86_400_000);

/** What an invitation is for, while it is valid. */
export async function getInvitation(db: Db, token: string, { locale, now }: { locale: Locale; now: Date }) {
  const row = await db
    .selectFrom('review_invitations as i')
    .innerJoin('articles as a', 'a.id', 'i.article_id')
    .innerJoin('variants as v', 'v.id', 'a.variant_id')
    .innerJoin('colors as c', 'c.code', 'v.color_code')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['i.used_at', 'i.expires_at', 'i.bought_on', 'p.reference', 'a.size_code as size'])
    .select([
      textInLocale('p.name', locale).as('name'),
      textInLocale('p.slug', locale).as('slug'),
      textInLocale('c.name', locale).as('color'),
      sql<{ hash: string; dominant: string } | null>`(
        select json_build_object('hash', k.hash, 'dominant', g.dominant)
        from variant_pictures k join pictures g on g.hash = k.hash
        where k.variant_id = v.id order by k.position limit 1)`.as('picture'),
    ])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) throw absent();
  if (row.used_at) throw new Refusal(410, invitationFailureKeys.used);
  if (row.expires_at <= now) throw new Refusal(410, invitationFailureKeys.expired);
  return row;
}

/**
 * Uses an invitation up. Simultaneous uses are serialised, and the second finds it used. Returns nothing where there is
 * no valid one.
 */
export async function consumeInvitation(trx: Db, token: string, now: Date) {
  const { rows } = await sql<{ id: number; product_id: number; size: string }>`
    update review_invitations i set used_at = ${now}
    from articles a
    where a.id = i.article_id and i.token_hash = ${hashToken(token)} and i.used_at is null and i.expires_at > ${now}
    returning i.id, a.product_id, a.size_code as size`.execute(trx);
  return rows[0];
}
