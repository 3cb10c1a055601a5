import { sql } from 'kysely';
import type { Kit } from '../../kit/kit.ts';
import { toShopDate } from '../../shared/dates.ts';
import { addCardMovement, lockCards, readCardAllowance } from '../../shared/gift-cards/gift-cards.ts';
import { sendCard } from './send-card.ts';

/** Cards of one run; the next one goes on. */
const step = 200;
/** Names, addresses and messages of cards that were sent, or never paid. */
const daysKept = 90;

type AttendKit = Pick<Kit, 'db' | 'outbox' | 'now'>;

/** The scheduled work on gift cards: mails on their day, expiry, and forgetting. */
export async function attendGiftCards(kit: AttendKit): Promise<void> {
  await sendDueCards(kit);
  await expireCards(kit);
  await forgetRecipients(kit);
}

/** Each in a transaction of its own, so that one failure does not keep the others. */
async function each(kit: AttendKit, ids: readonly string[], work: Parameters<typeof workOn>[2]): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) await workOn(kit, id, work).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

const workOn = (
  { db }: AttendKit,
  id: string,
  work: (trx: AttendKit['db'], card: Awaited<ReturnType<typeof lockCards>>[number]) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const [card] = await lockCards(trx, [id]);
    if (card) await work(trx, card);
  });

async function sendDueCards(kit: AttendKit): Promise<void> {
  const now = kit.now();
  const due = await kit.db
    .selectFrom('gift_cards')
    .select('id')
    .where('issued_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('returned_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('send_on', '<=', toShopDate(now))
    .limit(step)
    .execute();
  await each(
    kit,
    due.map(({ id }) => id),
    async (trx, card) => {
      if (card.sent_at === null && card.returned_at === null && card.blocked_at === null)
        await sendCard(trx, kit.outbox, card, now);
    },
  );
}

/** What a waiting order was promised stays until that order ends. */
async function expireCards(kit: AttendKit): Promise<void> {
  const now = kit.now();
  const today = toShopDate(now);
  const { rows } = await sql<{ id: string }>`
    select c.id from gift_cards c join ledger_accounts a on a.name = 'gift_card:' || c.id::text
    where c.expires_on < ${today}::date and a.credit_cents > a.debit_cents order by c.expires_on, c.id limit ${step}`.execute(
    kit.db,
  );
  await each(
    kit,
    rows.map(({ id }) => id),
    async (trx, card) => {
      const cents = await readCardAllowance(trx, card.id);
      if (card.expires_on === null || card.expires_on >= today || cents <= 0) return;
      await addCardMovement(trx, {
        ...{ card_id: card.id, kind: 'expiry', cents: -cents, order_id: null, attempt_id: null },
        ...{ operator_id: null, at: now },
      });
    },
  );
}

async function forgetRecipients({ db, now }: AttendKit): Promise<void> {
  await sql`
    update gift_cards set recipient_name = null, recipient_email = null, sender_name = null, message = null
    where id in (
      select id from gift_cards
      where coalesce(sent_at, returned_at, case when issued_at is null then created_at end)
          < ${now()}::timestamptz - make_interval(days => ${daysKept})
        and num_nonnulls(recipient_name, recipient_email, sender_name, message) > 0
      limit ${step})`.execute(db);
}
