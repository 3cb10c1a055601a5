import { type ExchangeState, exchangeStates, type OrderState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { ExchangeStep } from '../../../database/tables/exchange.ts';
import type { Kit } from '../../../kit/kit.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import { toUuid } from '../../../shared/ids.ts';
import { changeExchangeState, releaseExchangePieces } from './end-exchange.service.ts';
import { hasLeft, readRefundedMoney } from './exchangeable.ts';
import {
  countExchangedPieces,
  type Exchange,
  type ExchangeLine,
  findExchangeId,
  listExchanges,
  listSentPieces,
  listWithdrawnPieces,
  type SentPiece,
} from './exchanges.repository.ts';
import { lockWholeOrder } from './request-exchange.service.ts';

// Exchanges in the office, and the steps that an operator takes.

const { asked, received, sent, refused } = exchangeStates;
const moves: Record<ExchangeStep, { from: readonly ExchangeState[]; to: ExchangeState }> = {
  receive: { from: [asked], to: received },
  send: { from: [received], to: sent },
  refuse: { from: [asked, received], to: refused },
};

/** Counting stops here, because nobody pages further. */
const mostCounted = 1_000;
const isOpen = sql<boolean>`x.state in (${asked}, ${received})`;

async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from exchanges x where ${isOpen} limit ${mostCounted + 1}) one`.execute(db);
  return rows[0]?.count ?? 0;
}

const buyer = sql`coalesce(e.code, g.name || ' ' || g.surname)`;
const whose = sql`left join executives e on e.account_id = o.executive_id left join guests g on g.id = o.guest_id`;
type Row = { id: string; number: string; at: Date; state: ExchangeState; order: string; buyer: string };

/** Received ones come first, because they wait for their replacement; then the oldest. */
async function listOpen(db: Db, from: number, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select x.id, x.number, x.asked_at as at, x.state, o.number as "order", ${buyer} as buyer
    from exchanges x join orders o on o.id = x.order_id ${whose}
    where ${isOpen} order by x.state = ${asked}, x.asked_at, x.id offset ${from} limit ${most}`.execute(db);
  return rows;
}

async function requireExchange(db: Db, id: string): Promise<Exchange> {
  const [found] = toUuid(id) === null ? [] : await listExchanges(db, { id });
  if (!found) throw absent();
  return found;
}

/** Fewer pieces are left than exchanges cover: the buyer withdrew from one of them, or its parcel came back. */
async function isWithdrawn(db: Db, orderId: string, lines: readonly ExchangeLine[]): Promise<boolean> {
  const withdrawn = await listWithdrawnPieces(db, orderId);
  const exchanged = await countExchangedPieces(db, orderId, { withEnded: false });
  const sent = await listSentPieces(db, orderId);
  const isShort = ({ articleId, code, quantity }: SentPiece) =>
    quantity < (exchanged.get(articleId) ?? 0) + withdrawn.of(code) && lines.some(({ worn }) => worn.code === code);
  return withdrawn.all || sent.some(isShort);
}

async function readDossier(db: Db, id: string, locale: Locale) {
  const { orderId, lines, askedAt: at, ...exchange } = await requireExchange(db, id);
  const { rows } = await sql<{
    id: string;
    number: string;
    state: OrderState;
    total_cents: number | null;
    buyer: string;
  }>`
    select o.id, o.number, o.state, o.total_cents, ${buyer} as buyer from orders o ${whose} where o.id = ${orderId}`.execute(
    db,
  );
  const [order] = rows;
  if (!order) throw absent();
  const steps = await db
    .selectFrom('exchange_steps as s')
    .innerJoin('operators as u', 'u.id', 's.operator_id')
    .select(['s.step', 's.reason', 's.at', 'u.name as operator'])
    .where('s.exchange_id', '=', id)
    .orderBy('s.id')
    .execute();
  const withdrawn = await isWithdrawn(db, orderId, lines);
  const moneyBack = await readRefundedMoney(db, order);
  const next = (Object.keys(moves) as ExchangeStep[]).filter((step) => moves[step].from.includes(exchange.state));
  return {
    ...exchange,
    at,
    order,
    withdrawn,
    moneyBack,
    lines: lines.map(({ nameOf, quantity, sealed, worn, wanted }) => ({
      name: nameOf[locale],
      quantity,
      sealed,
      worn: say(worn, locale),
      wanted: say(wanted, locale),
    })),
    next: next.filter((step) => step !== 'send' || (!withdrawn && !moneyBack.all && hasLeft(order.state))),
    steps,
  };
}

const say = ({ code, color, size }: ExchangeLine['worn'], locale: Locale) => `${color[locale]}, ${size} (${code})`;

/** No replacement is sent for a piece withdrawn or returned meanwhile, nor after a full refund. */
const takeStep = (
  { db, now, outbox }: Kit,
  id: string,
  step: ExchangeStep,
  { operatorId, reason }: StaffAction,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { orderId, lines } = await requireExchange(trx, id);
    const order = await lockWholeOrder(trx, orderId);
    const at = now();
    if (step === 'send') {
      const { all } = await readRefundedMoney(trx, order);
      if (all || !hasLeft(order.state) || (await isWithdrawn(trx, orderId, lines))) throw conflict();
    }
    // If two operators do it at once, the second gets a conflict.
    if (!(await changeExchangeState(trx, id, { ...moves[step], now: at }))) throw conflict();
    await trx
      .insertInto('exchange_steps')
      .values({ exchange_id: id, step, operator_id: operatorId, reason, at })
      .execute();
    if (step === 'receive') return;
    const about = step === 'send' ? 'sent' : 'refused';
    await outbox.send(trx, 'exchange-mail', `exchange ${id} ${about}`, { exchangeId: id, about });
    if (step === 'refuse') await releaseExchangePieces(trx, outbox, id, at);
  });

export const createExchangesAdmin = (office: Kit) => ({
  count: () => countOpen(office.db),
  list: (from: number, most: number) => listOpen(office.db, from, most),
  find: (number: string) => findExchangeId(office.db, number),
  read: (id: string, locale: Locale) => readDossier(office.db, id, locale),
  take: (id: string, step: ExchangeStep, doing: StaffAction) => takeStep(office, id, step, doing),
});
