import { guideAnswersDays } from 'contract/solution-guide.ts';
import { sql } from 'kysely';
import type { Db } from './database/schema.ts';
import { confirmationDays } from './modules/catalogue/restock/restock-confirmation.ts';
import { deleteUnreferencedClients } from './modules/client-book/erase.ts';
import { newsletterConfirmationDays } from './modules/customer-care/newsletter-subscriptions.ts';

const daysKept = {
  sessions: 90,
  idempotencyKeys: 30,
  rateLimits: 1,
  restockNotices: 180,
  endedReadyBags: 30,
  unconfirmedNotices: confirmationDays + 1,
  unusedInvitations: 30,
  enrolments: 1,
  linkTokens: 7,
  mailChanges: 1,
  operatorSessions: 30,
  clientMessages: 730,
  // As long as a claim may refer to it.
  contactMessages: 3 * 366,
  unconfirmedSubscribers: newsletterConfirmationDays + 1,
  // Proof of consent, as long as it may be asked for.
  formerSubscribers: 3 * 366,
  // A visitor's own data; a client of the book stays, as the executive has it.
  visitors: 90,
  // As long as an order may wait for its transfer.
  guestAddresses: 11,
  // Longer than a withdrawal without a matching order can be relied on.
  unmatchedWithdrawals: 3 * 366,
  // Proof of consent, as long as it may be asked for.
  tagConsents: 3 * 366,
};

/** Deletes what is never read again, so that no table grows with the number of visitors without limit. */
export async function deleteExpired(db: Db): Promise<void> {
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('sessions').where('expires_at', '<', before(daysKept.sessions)).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(daysKept.idempotencyKeys)).execute();
  await db.deleteFrom('rate_limits').where('window_start', '<', before(daysKept.rateLimits)).execute();
  await db.deleteFrom('paces').where('empty_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('restock_notices').where('asked_at', '<', before(daysKept.restockNotices)).execute();
  await db
    .deleteFrom('restock_notices')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before(daysKept.unconfirmedNotices))
    .execute();
  await db.deleteFrom('ready_bags').where('expires_at', '<', before(daysKept.endedReadyBags)).execute();
  await deleteUnreferencedClients(db);
  await db.deleteFrom('enrolments').where('expires_at', '<', before(daysKept.enrolments)).execute();
  await db.deleteFrom('operator_sessions').where('expires_at', '<', before(daysKept.operatorSessions)).execute();
  await db
    .updateTable('guests')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('created_at', '<', before(daysKept.guestAddresses))
    .execute();
  await db
    .deleteFrom('withdrawals')
    .where('order_id', 'is', null)
    .where('received_at', '<', before(daysKept.unmatchedWithdrawals))
    .execute();
  await db.deleteFrom('contact_messages').where('received_at', '<', before(daysKept.contactMessages)).execute();
  await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<', before(daysKept.unconfirmedSubscribers))]),
    )
    .execute();
  await db
    .deleteFrom('newsletter_subscribers')
    .where('cancelled_at', '<', before(daysKept.formerSubscribers))
    .execute();
  await db.deleteFrom('tag_consents').where('at', '<', before(daysKept.tagConsents)).execute();
  await db.deleteFrom('client_messages').where('at', '<', before(daysKept.clientMessages)).execute();
  await db.deleteFrom('guide_answers').where('given_on', '<', before(guideAnswersDays)).execute();
  await db
    .updateTable('requests')
    .set({ visitor_id: null })
    .where('client_id', 'is not', null)
    .where('visitor_id', 'in', (from) =>
      from.selectFrom('visitors').select('id').where('sent_at', '<', before(daysKept.visitors)),
    )
    .execute();
  await db.deleteFrom('visitors').where('sent_at', '<', before(daysKept.visitors)).execute();
  await db.deleteFrom('mail_changes').where('expires_at', '<', before(daysKept.mailChanges)).execute();
  await db.deleteFrom('link_tokens').where('expires_at', '<', before(daysKept.linkTokens)).execute();
  await db
    .deleteFrom('review_invitations')
    .where('used_at', 'is', null)
    .where('expires_at', '<', before(daysKept.unusedInvitations))
    .execute();
}
