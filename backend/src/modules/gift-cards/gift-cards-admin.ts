import { orderStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent, conflict } from '../../shared/errors.ts';
import { codeOfGiftCard, hashGiftCardCode } from '../../shared/gift-cards/codes.ts';
import {
  type GiftCardRow,
  isExpired,
  lockCards,
  readCardAllowance,
  readCardBalance,
} from '../../shared/gift-cards/gift-cards.ts';
import type { StaffAction } from '../../shared/identity.ts';
import { toUuid } from '../../shared/ids.ts';
import { sendCard } from './send-card.ts';

type AdminKit = Pick<Kit, 'db' | 'config' | 'outbox' | 'now'>;

/** One row of the list; no name stands in it. */
/** A new code is only mailed, so somebody has to be known who gets it. */
const isMailable = ({ kind, delivery, recipient_email }: GiftCardRow): boolean =>
  kind === 'credit' || delivery === 'paper' || recipient_email !== null;

export type GiftCardListRow = Pick<GiftCardRow, 'id' | 'number' | 'kind' | 'created_at'> & {
  lastFour: string;
  cents: number;
  balanceCents: number;
  state: CardState;
};
export const cardStates = ['unpaid', 'valid', 'empty', 'expired', 'blocked', 'returned'] as const;
export type CardState = (typeof cardStates)[number];

function stateOf(card: GiftCardRow, balanceCents: number, now: Date): CardState {
  if (card.returned_at !== null) return 'returned';
  if (card.blocked_at !== null) return 'blocked';
  if (card.issued_at === null) return 'unpaid';
  if (balanceCents === 0) return 'empty';
  return isExpired(card, now) ? 'expired' : 'valid';
}

async function requireCard(db: Db, id: string): Promise<GiftCardRow> {
  const card =
    toUuid(id) === null
      ? undefined
      : await db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst();
  if (!card) throw absent();
  return card;
}

/** By number, last four characters, or a mail address of buyer or recipient; without anything the latest. */
async function list({ db, now }: AdminKit, typed: string, { from, most }: { from: number; most: number }) {
  const text = typed.trim();
  const { rows } = await sql<GiftCardRow & { balance: number }>`
    select c.*, coalesce((select sum(m.cents) from gift_card_movements m where m.card_id = c.id), 0)::integer as balance
    from gift_cards c join guests g on g.id = c.guest_id
    where ${text} = '' or c.number = ${text.toUpperCase()} or c.last_four = ${text.toUpperCase()}
      or lower(c.recipient_email) = ${text.toLowerCase()} or lower(g.email) = ${text.toLowerCase()}
    order by c.created_at desc, c.id offset ${from} limit ${most}`.execute(db);
  return rows.map(
    (card): GiftCardListRow => ({
      ...{ id: card.id, number: card.number, kind: card.kind, created_at: card.created_at },
      ...{ lastFour: card.last_four, cents: card.cents, balanceCents: card.balance },
      state: stateOf(card, card.balance, now()),
    }),
  );
}

/** A card with its movements and what operators did to it. */
async function read({ db, now }: AdminKit, id: string) {
  const card = await requireCard(db, id);
  const balanceCents = await readCardBalance(db, card.id);
  const guest = await db
    .selectFrom('guests')
    .select(['email', 'alias'])
    .where('id', '=', card.guest_id)
    .executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('gift_card_movements as m')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .leftJoin('operators as u', 'u.id', 'm.operator_id')
    .select(['m.kind', 'm.cents', 'm.at', 'm.attempt_id as attemptId', 'o.number', 'u.name as operator'])
    .where('m.card_id', '=', card.id)
    .orderBy('m.id', 'desc')
    .limit(200)
    .execute();
  const waiting = await db
    .selectFrom('order_gift_cards as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select(['o.number', 'g.cents'])
    .where('g.card_id', '=', card.id)
    .where('o.state', '=', orderStates.pending)
    .where('o.settled_at', 'is', null)
    .limit(50)
    .execute();
  const steps = await db
    .selectFrom('gift_card_events as v')
    .innerJoin('operators as u', 'u.id', 'v.operator_id')
    .select(['v.event', 'v.reason', 'v.at', 'u.name as operator'])
    .where('v.card_id', '=', card.id)
    .orderBy('v.id', 'desc')
    .limit(200)
    .execute();
  const state = stateOf(card, balanceCents, now());
  const isAlive = card.issued_at !== null && card.returned_at === null;
  return {
    card,
    buyer: guest.email,
    balanceCents,
    state,
    movements,
    waiting,
    steps,
    may: {
      block: isAlive && card.blocked_at === null,
      unblock: isAlive && card.blocked_at !== null,
      code: isAlive && card.blocked_at === null && isMailable(card),
      return: isAlive && card.kind === 'sold' && (await readCardAllowance(db, card.id)) === card.cents,
    },
  };
}

async function change(
  { db, now }: AdminKit,
  id: string,
  event: 'block' | 'unblock' | 'code',
  { operatorId, reason, work }: StaffAction & { work: (trx: Db, card: GiftCardRow) => Promise<void> },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [card] = await lockCards(trx, [(await requireCard(trx, id)).id]);
    const isBlocked = card?.blocked_at != null;
    if (!card || card.issued_at === null || card.returned_at !== null || isBlocked !== (event === 'unblock'))
      throw conflict();
    await work(trx, card);
    await trx
      .insertInto('gift_card_events')
      .values({ card_id: card.id, event, reason, operator_id: operatorId, at: now() })
      .execute();
  });
}

/** What the office sees and does of gift cards. A card is taken back where payments are, because its money goes back. */
export const createGiftCardsAdmin = (kit: AdminKit) => ({
  list: (typed: string, range: { from: number; most: number }) => list(kit, typed, range),
  read: (id: string) => read(kit, id),
  /** A waiting order keeps what it was promised: its buyer may have left to pay the rest. */
  block: (id: string, doing: StaffAction) =>
    change(kit, id, 'block', {
      ...doing,
      work: async (trx, card) => {
        await trx.updateTable('gift_cards').set({ blocked_at: kit.now() }).where('id', '=', card.id).execute();
      },
    }),
  unblock: (id: string, doing: StaffAction) =>
    change(kit, id, 'unblock', {
      ...doing,
      work: async (trx, card) => {
        await trx.updateTable('gift_cards').set({ blocked_at: null }).where('id', '=', card.id).execute();
      },
    }),
  /** The old code is of no use; the new one is mailed at once, or with the card on its day. */
  renewCode: (id: string, doing: StaffAction) =>
    change(kit, id, 'code', {
      ...doing,
      work: async (trx, card) => {
        if (!isMailable(card)) throw conflict();
        const version = card.code_version + 1;
        const code = codeOfGiftCard(kit.config, card.id, version);
        const renewed = await trx
          .updateTable('gift_cards')
          .set({ code_version: version, code_hash: hashGiftCardCode(code), last_four: code.slice(-4) })
          .where('id', '=', card.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await sendCard(trx, kit.outbox, renewed, kit.now());
      },
    }),
});
