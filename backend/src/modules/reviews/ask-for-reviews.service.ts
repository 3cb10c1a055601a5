import { orderStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { toShopDate } from '../../shared/dates.ts';
import { reviewMailboxOf } from '../../shared/links/no-reviews-link.ts';
import { hashToken, keyedHash, type Secret } from '../../shared/secrets.ts';
import { invitationEnds } from './invitations.ts';

/** Enough to wear and wash it once, and early enough for the review to count by law. */
const askAfterDays = 5;
/** Orders missed because the job was not running are not asked about after this. */
const askWithinDays = 20;
const step = 50;
const dayMs = 86_400_000;

type Due = { orderId: string; email: string; boughtAt: Date; deliveredAt: Date };

/** Not stored: the job that writes the mail computes it again. */
export const toInvitationToken = (secret: Secret, orderId: string, articleId: number): string =>
  keyedHash(secret, `review ${orderId} ${articleId}`);

/**
 * Asks guests for reviews some days after delivery, once per order: not after a withdrawal or a return, and not a
 * mailbox that refused. Returns how many were asked.
 */
export async function askForReviews({ db, config, outbox, now }: Kit): Promise<number> {
  let asked = 0;
  for (const due of await listDue(db, now())) {
    await db.transaction().execute(async (trx) => {
      const mailbox = reviewMailboxOf(config, due.email);
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('review_asks')
        .values({ order_id: due.orderId, asked_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      // An order of a mailbox that refused is recorded too, so that it is not looked at again.
      if (numInsertedOrUpdatedRows === 0n || (await isReviewMailRefused(trx, mailbox))) return;
      await invite(trx, config, due);
      await outbox.send(trx, 'review-mail', `review ${due.orderId}`, { orderId: due.orderId });
      asked += 1;
    });
  }
  return asked;
}

async function listDue(db: Db, now: Date): Promise<Due[]> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<Due>`
    select o.id as "orderId", g.email, o.confirmed_at as "boughtAt", e.at as "deliveredAt"
    from orders o
      join guests g on g.id = o.guest_id
      join order_events e on e.order_id = o.id and e.event = 'deliver'
    where o.state = ${orderStates.delivered}
      and e.at between ${before(askWithinDays)} and ${before(askAfterDays)}
      and not exists (select from review_asks a where a.order_id = o.id)
      and not exists (select from withdrawals w where w.order_id = o.id)
    order by e.at limit ${step}`.execute(db);
  return rows;
}

export const isReviewMailRefused = async (db: Db, mailbox: string): Promise<boolean> =>
  (await db.selectFrom('review_refusals').select('mailbox').where('mailbox', '=', mailbox).executeTakeFirst()) !==
  undefined;

/** One invitation per style: with two sizes of it the guest reviews either. */
async function invite(trx: Db, secret: Secret, { orderId, boughtAt, deliveredAt }: Due): Promise<void> {
  const { rows } = await sql<{ articleId: number }>`
    select min(a.id)::integer as "articleId" from order_lines l join articles a on a.id = l.article_id
    where l.order_id = ${orderId} group by a.product_id`.execute(trx);
  await trx
    .insertInto('review_invitations')
    .values(
      rows.map(({ articleId }) => ({
        token_hash: hashToken(toInvitationToken(secret, orderId, articleId)),
        article_id: articleId,
        bought_on: toShopDate(boughtAt),
        expires_at: invitationEnds(deliveredAt),
        used_at: null,
      })),
    )
    .execute();
}

/** Permanent, and also for later orders. Repeating it changes nothing. */
export async function refuseReviewMails(trx: Db, mailbox: string, at: Date): Promise<void> {
  await trx
    .insertInto('review_refusals')
    .values({ mailbox, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
