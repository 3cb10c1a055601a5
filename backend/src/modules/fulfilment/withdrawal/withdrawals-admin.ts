import type { OrderState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { WithdrawalLine, WithdrawalStep } from '../../../database/tables/withdrawal.ts';
import type { Kit } from '../../../kit/kit.ts';
import { lastDayToWithdraw, toShopDate } from '../../../shared/dates.ts';
import { findArrival } from '../../../shared/delivery/dispatch.repository.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import { toUuid } from '../../../shared/ids.ts';
import { listArticleNames, readWithdrawal } from './withdrawals.repository.ts';

// What operators see of withdrawals, and their actions.

/** Counting stops here, because nobody pages further. */
const mostCounted = 1_000;
const isOpen = sql<boolean>`not exists (
  select from withdrawal_steps s where s.withdrawal_id = w.id and s.step in ('refused', 'done'))`;

async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from withdrawals w where ${isOpen} limit ${mostCounted + 1}) one`.execute(db);
  return rows[0]?.count ?? 0;
}

type Row = { id: string; receipt: string; at: Date; number: string; name: string; matched: boolean; late: boolean };

/** The oldest first, because its deadline ends first. */
async function listOpen(db: Db, from: number, most: number): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'late'> & { delivered: Date | null; country: string | null }>`
    select w.id, w.receipt, w.received_at as at, coalesce(o.number, w.order_named) as number, w.name,
      o.id is not null as matched,
      (select max(v.at) from order_events v where v.order_id = o.id and v.event = 'deliver') as delivered,
      a.country_code as country
    from withdrawals w left join orders o on o.id = w.order_id left join addresses a on a.id = o.address_id
    where ${isOpen} order by w.received_at, w.id offset ${from} limit ${most}`.execute(db);
  return rows.map(({ delivered, country, ...row }) => ({
    ...row,
    late: isLate(row.at, delivered && lastDayToWithdraw(delivered, country)),
  }));
}

const isLate = (received: Date, lastDay: string | null): boolean => lastDay !== null && toShopDate(received) > lastDay;

async function requireWithdrawal(db: Db, id: string) {
  if (toUuid(id) === null) throw absent();
  const found = await db.selectFrom('withdrawals').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw absent();
  return readWithdrawal(db, id);
}

async function readDossier(db: Db, id: string, locale: Locale) {
  const {
    received_at: at,
    order_named: number,
    order_id,
    lines: declared,
    ...withdrawal
  } = await requireWithdrawal(db, id);
  const { steps, ended } = await readSteps(db, id);
  const order = order_id === null ? null : await readOrder(db, order_id, at);
  const lines = await readLines(db, declared, order?.lines ?? null, locale);
  return { ...withdrawal, at, number, isWhole: declared.length === 0, order, lines, steps, ended };
}

async function readOrder(db: Db, id: string, received: Date) {
  const { rows } = await sql<{ number: string; state: OrderState; buyer: string; totalCents: number }>`
    select o.number, o.state, coalesce(e.code, g.name || ' ' || g.surname) as buyer,
      coalesce(o.total_cents, 0) as "totalCents"
    from orders o left join executives e on e.account_id = o.executive_id left join guests g on g.id = o.guest_id
    where o.id = ${id}`.execute(db);
  const [order] = rows;
  if (!order) throw absent();
  const { rows: lines } = await sql<OrderedPiece>`
    select a.code, sum(l.quantity)::integer as quantity, max(coalesce(l.unit_cents, 0)) as "unitCents",
      bool_or(p.sealed_hygiene) as sealed, coalesce(sum(away.quantity), 0)::integer as away
    from order_lines l join articles a on a.id = l.article_id join products p on p.id = a.product_id
      left join lateral (
        select sum(k.quantity) as quantity from parcel_lines k join parcels y on y.id = k.parcel_id
        where k.line_id = l.id and y.state in ('returned', 'dropped')) away on true
    where l.order_id = ${id} and not exists (
      select from order_omissions o where o.order_id = l.order_id and o.client_id = l.client_id)
    group by a.code order by min(l.id)`.execute(db);
  const payments = await db
    .selectFrom('payment_attempts')
    .select(['id', 'reference', 'cents'])
    .where('order_id', '=', id)
    .where('outcome', '=', 'paid')
    .orderBy('created_at')
    .execute();
  const exchanges = await db
    .selectFrom('exchanges')
    .select(['id', 'number', 'state'])
    .where('order_id', '=', id)
    .orderBy('asked_at')
    .execute();
  const { delivered, lastDay } = (await findArrival(db, id)) ?? { delivered: null, lastDay: null };
  return { ...order, lines, payments, exchanges, delivered, lastDay, late: isLate(received, lastDay) };
}

type OrderedPiece = {
  code: string;
  quantity: number;
  unitCents: number;
  sealed: boolean;
  /** Of these, pieces of parcels that came back unopened or were not sent: their part is refunded without a withdrawal. */
  away: number;
};

/** The named lines, else all lines of the order. A quantity beyond what was ordered counts as the ordered one. */
async function readLines(
  db: Db,
  declared: readonly WithdrawalLine[],
  ordered: readonly OrderedPiece[] | null,
  locale: Locale,
) {
  const meant: readonly WithdrawalLine[] = declared.length > 0 ? declared : (ordered ?? []);
  const names = await listArticleNames(
    db,
    meant.map(({ code }) => code),
  );
  return meant.map(({ code, quantity, client = null }) => {
    const article = names.get(code);
    const match = ordered?.find((line) => line.code === code) ?? null;
    return {
      code,
      quantity,
      client,
      name: article ? `${article.name[locale]}, ${article.color[locale]}, ${article.size}` : null,
      ordered: match?.quantity ?? null,
      cents: match && Math.min(quantity, match.quantity) * match.unitCents,
      sealed: match?.sealed ?? false,
      away: match?.away ?? 0,
    };
  });
}

async function readSteps(db: Db, id: string) {
  const steps = await db
    .selectFrom('withdrawal_steps as s')
    .innerJoin('operators as u', 'u.id', 's.operator_id')
    .select(['s.step', 's.reason', 's.at', 'u.name as operator'])
    .where('s.withdrawal_id', '=', id)
    .orderBy('s.id')
    .execute();
  return { steps, ended: steps.some(({ step }) => step !== 'back') };
}

/** If two operators do it at once, the second gets a conflict. */
const takeStep = (
  { db, now }: Kit,
  id: string,
  step: WithdrawalStep,
  { operatorId, reason }: StaffAction,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await requireWithdrawal(trx, id);
    await sql`select from withdrawals where id = ${id} for update`.execute(trx);
    const { steps, ended } = await readSteps(trx, id);
    if (ended || steps.some((one) => one.step === step)) throw conflict();
    await trx
      .insertInto('withdrawal_steps')
      .values({ withdrawal_id: id, step, operator_id: operatorId, reason, at: now() })
      .execute();
  });

export const createWithdrawalsAdmin = (kit: Kit) => ({
  count: () => countOpen(kit.db),
  list: (from: number, most: number) => listOpen(kit.db, from, most),
  read: (id: string, locale: Locale) => readDossier(kit.db, id, locale),
  take: (id: string, step: WithdrawalStep, doing: StaffAction) => takeStep(kit, id, step, doing),
});
