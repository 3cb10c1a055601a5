import { barredState, type OrderState, orderStates } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { defaultLocale, type Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { toShopDate } from '../../shared/dates.ts';
import { findArrival } from '../../shared/delivery/dispatch.repository.ts';
import { toPostal } from '../../shared/delivery/postal.ts';
import { absent, conflict } from '../../shared/errors.ts';
import type { StaffAction } from '../../shared/identity.ts';
import { toRowId } from '../../shared/ids.ts';
import { openCharges } from '../../shared/ledger.ts';
import { countedReferrals } from './counted-referrals.ts';

// What operators see of prizes for referrals, and recording that one was handed over.

type Row = { id: string; executive: string; prize: Localized; at: Date };

/** Counting stops here, because nobody pages further. */
const mostCounted = 1_000;

/** Not handed over yet, the executive is not barred, and every order that counts has arrived. */
const waiting = sql`
  from referral_prizes g join prizes z on z.code = g.prize_code join executives x on x.account_id = g.executive_id
  where g.given_at is null and g.taken_back_at is null and x.state <> ${barredState} and (
    select count(*) from (${countedReferrals()}) c join orders o on o.id = c.order_id
    where c.referrer_id = g.executive_id and c.code = g.prize_code and c.place <= c.needed
      and o.state = ${orderStates.delivered}) = z.referrals`;

async function listOrders(db: Db, executiveId: string, prizeCode: string) {
  const { rows } = await sql<{ id: string; buyer: string; number: string; state: OrderState; withdrawn: boolean }>`
    select o.id, c.account_id as buyer, o.number, o.state, exists (select from withdrawals w where w.order_id = o.id and not exists (
      select from withdrawal_steps s where s.withdrawal_id = w.id and s.step in ('refused', 'done'))) as withdrawn
    from (${countedReferrals(sql`e.referrer_id = ${executiveId}`)}) c join orders o on o.id = c.order_id
    where c.code = ${prizeCode} and c.place <= c.needed order by c.place`.execute(db);
  const orders = [];
  for (const { id, buyer, ...order } of rows)
    orders.push({
      ...order,
      lastDay: (await findArrival(db, id))?.lastDay ?? null,
      owed: await isOwed(db, buyer, id),
    });
  return orders;
}

/** Counts as paid because it was charged to an account that has not paid it yet. */
async function isOwed(db: Db, accountId: string, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_movements m join (${openCharges(accountId)}) open on open.id = m.id
    where m.order_id = ${orderId}`.execute(db);
  return rows.length > 0;
}

async function readAddress(db: Db, executiveId: string): Promise<string[]> {
  const address = await db
    .selectFrom('addresses')
    .selectAll()
    .where('executive_id', '=', executiveId)
    .where('is_default', '=', true)
    .where('client_id', 'is', null)
    .executeTakeFirst();
  return address ? toPostal(address) : [];
}

export const createPrizesAdmin = ({ db, now }: Kit) => {
  async function read(id: string, locale: Locale, from: Db = db) {
    const { rows } = await sql<
      Row & {
        executiveId: string;
        code: string;
        needed: number;
        takenBackAt: Date | null;
        givenAt: Date | null;
        operator: string | null;
        reason: string | null;
        there: boolean;
      }
    >`
      select g.id::text as id, g.executive_id as "executiveId", x.code as executive, z.code, z.name as prize,
        z.referrals as needed, g.earned_at as at, g.taken_back_at as "takenBackAt", g.given_at as "givenAt",
        u.name as operator, g.reason, x.state <> ${barredState} as there
      from referral_prizes g join prizes z on z.code = g.prize_code
        join executives x on x.account_id = g.executive_id left join operators u on u.id = g.operator_id
      where g.id = ${toRowId(id)}`.execute(from);
    const [row] = rows;
    if (!row) throw absent();
    const { executiveId, code, needed, takenBackAt, givenAt, operator, reason, there, prize, ...head } = row;
    const orders = await listOrders(from, executiveId, code);
    const today = toShopDate(now());
    const isFinal = ({ state, withdrawn, owed, lastDay }: (typeof orders)[number]) =>
      state === orderStates.delivered && !withdrawn && !owed && lastDay !== null && lastDay < today;
    return {
      ...head,
      prize: prize[locale],
      address: await readAddress(from, executiveId),
      orders,
      takenBackAt,
      given: givenAt && operator !== null && reason !== null ? { at: givenAt, operator, reason } : null,
      /** None of its orders can be cancelled or returned any more. */
      mayGive: there && !givenAt && !takenBackAt && orders.length === needed && orders.every(isFinal),
    };
  }

  return {
    async count(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from (select ${waiting} limit ${mostCounted + 1}) one`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** The oldest first. */
    async list(from: number, most: number, locale: Locale) {
      const { rows } = await sql<Row>`
        select g.id::text as id, x.code as executive, z.name as prize, g.earned_at as at ${waiting}
        order by g.earned_at, g.id offset ${from} limit ${most}`.execute(db);
      return rows.map((row) => ({ ...row, prize: row.prize[locale] }));
    },

    read: (id: string, locale: Locale) => read(id, locale),

    /** If two operators do it at once, the second gets a conflict. */
    give: (id: string, { operatorId, reason }: StaffAction): Promise<void> =>
      db.transaction().execute(async (trx) => {
        // Locked, so that the prize is not revoked meanwhile.
        await sql`select from referral_prizes where id = ${toRowId(id)} for update`.execute(trx);
        if (!(await read(id, defaultLocale, trx)).mayGive) throw conflict();
        await trx
          .updateTable('referral_prizes')
          .set({ given_at: now(), operator_id: operatorId, reason })
          .where('id', '=', Number(id))
          .execute();
      }),
  };
};
