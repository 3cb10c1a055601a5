import { orderStates } from 'contract/codes.ts';
import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import {
  addCardMovement,
  cardProblemOf,
  findCardByCode,
  lockCards,
  readCardAllowance,
  refundToCard,
} from '../../../shared/gift-cards/gift-cards.ts';
import type { OrderRow } from './orders.repository.ts';
import { type CardOffer, type CardPart, sumParts, type Totals } from './totals.ts';

// What gift cards pay of an order. As with the account, a part is promised while the order waits, charged in the
// transaction in which it becomes certain, and refunded when it is cancelled.

const partRows = (db: Db, orderId: string) =>
  db
    .selectFrom('order_gift_cards as g')
    .innerJoin('gift_cards as c', 'c.id', 'g.card_id')
    .selectAll('c')
    .select('g.cents as part_cents')
    .where('g.order_id', '=', orderId)
    .orderBy('g.position')
    .execute();

/** Cards of a draft that can be used now, with what they have. */
export async function listCardOffers(db: Db, orderId: string, now: Date): Promise<CardOffer[]> {
  const offers: CardOffer[] = [];
  for (const card of await partRows(db, orderId)) {
    if (cardProblemOf(card, now) !== null) continue;
    const leftCents = await readCardAllowance(db, card.id, orderId);
    if (leftCents > 0)
      offers.push({ id: card.id, number: card.number, lastFour: card.last_four, leftCents, agreedCents: null });
  }
  return offers;
}

/** Of a placed order. */
export async function listCardParts(db: Db, order: Pick<OrderRow, 'id' | 'state' | 'settled_at'>): Promise<CardPart[]> {
  const parts: CardPart[] = [];
  const waits = order.state === orderStates.pending && order.settled_at === null;
  for (const { id, number, last_four: lastFour, part_cents: cents } of await partRows(db, order.id))
    if (cents !== null)
      parts.push({
        ...{ id, number, lastFour, cents },
        leftCents: waits ? await readCardAllowance(db, id, order.id) : null,
      });
  return parts;
}

/** Codes that a person typed: the cards that can be used, and why the others cannot. */
export type NamedCards = { offers: CardOffer[]; refused: { code: string; reason: string }[] };

export async function findNamedCards(
  db: Db,
  codes: readonly string[],
  { now, exceptOrder = null }: { now: Date; exceptOrder?: string | null },
): Promise<NamedCards> {
  const named: NamedCards = { offers: [], refused: [] };
  for (const code of new Set(codes)) {
    const card = await findCardByCode(db, code);
    const problem = cardProblemOf(card, now);
    const leftCents = card && problem === null ? await readCardAllowance(db, card.id, exceptOrder) : 0;
    if (card && problem === null && leftCents > 0)
      named.offers.push({ id: card.id, number: card.number, lastFour: card.last_four, leftCents, agreedCents: null });
    else named.refused.push({ code, reason: problem ?? giftCardKeys.empty });
  }
  return named;
}

/** Replaces the cards of an order; their cents are null as long as it is a draft. */
export async function saveOrderCards(
  trx: Db,
  orderId: string,
  cards: readonly { id: string; cents: number | null }[],
): Promise<void> {
  await trx.deleteFrom('order_gift_cards').where('order_id', '=', orderId).execute();
  if (cards.length > 0)
    await trx
      .insertInto('order_gift_cards')
      .values(cards.map(({ id, cents }, at) => ({ order_id: orderId, card_id: id, position: at + 1, cents })))
      .execute();
  await trx
    .updateTable('orders')
    .set({ gift_card_cents: cards.reduce((sum, { cents }) => sum + (cents ?? 0), 0) })
    .where('id', '=', orderId)
    .execute();
}

/** The cards of an order, in the order in which they were named. */
export const listOrderCards = async (
  db: Db,
  orderId: string,
): Promise<{ id: string; number: string; cents: number | null }[]> =>
  (await partRows(db, orderId)).map(({ id, number, part_cents: cents }) => ({ id, number, cents }));

const listOrderCardIds = async (db: Db, orderId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('order_gift_cards')
      .select('card_id')
      .where('order_id', '=', orderId)
      .orderBy('card_id')
      .execute()
  ).map(({ card_id }) => card_id);

/** Before anything of them is promised or charged, and before the articles. */
export async function lockOrderCards(trx: Db, orderId: string): Promise<void> {
  await lockCards(trx, await listOrderCardIds(trx, orderId));
}

/** Keeps of the parts what is to be left of them, taken from the last one first. */
export async function shrinkCardParts(trx: Db, order: OrderRow, cents: number): Promise<void> {
  let left = cents;
  const parts = (await listCardParts(trx, order)).map((part) => {
    const kept = Math.min(left, part.cents);
    left -= kept;
    return { id: part.id, cents: kept };
  });
  await saveOrderCards(
    trx,
    order.id,
    parts.filter((part) => part.cents > 0),
  );
}

/** In the transaction in which the order becomes certain. What was promised is on the cards. */
export async function chargeCardParts(trx: Db, orderId: string, now: Date): Promise<void> {
  await lockOrderCards(trx, orderId);
  for (const { id, part_cents: cents } of await partRows(trx, orderId))
    if (cents !== null)
      await addCardMovement(trx, {
        ...{
          card_id: id,
          kind: 'order',
          cents: -cents,
          order_id: orderId,
          attempt_id: null,
          operator_id: null,
          at: now,
        },
      });
}

/** Whether an ended order's parts, which were free since, can be charged now. */
export async function coverCardParts(trx: Db, order: OrderRow, now: Date): Promise<boolean> {
  const cards = await lockCards(trx, await listOrderCardIds(trx, order.id));
  for (const { id, cents } of await listCardParts(trx, order)) {
    const card = cards.find((one) => one.id === id) ?? null;
    if (cardProblemOf(card, now) !== null || cents > (await readCardAllowance(trx, id, order.id))) return false;
  }
  return true;
}

/** What each card has paid for an order so far, refunds deducted. */
async function listPaidByCards(db: Db, orderId: string): Promise<{ id: string; cents: number }[]> {
  const { rows } = await sql<{ id: string; cents: number }>`
    select m.card_id as id, (-sum(m.cents))::integer as cents
    from gift_card_movements m join order_gift_cards g on g.order_id = m.order_id and g.card_id = m.card_id
    where m.order_id = ${orderId} and m.kind in ('order', 'refund')
    group by m.card_id, g.position having sum(m.cents) <> 0 order by g.position`.execute(db);
  return rows;
}

export const sumPaidByCards = async (db: Db, orderId: string): Promise<number> =>
  sumParts(await listPaidByCards(db, orderId));

/** Back to the cards that paid, the first named first. Returns how much. */
export async function refundCardParts(
  trx: Db,
  orderId: string,
  { cents, operatorId = null, now }: { cents: number; operatorId?: string | null; now: Date },
): Promise<number> {
  const paid = await listPaidByCards(trx, orderId);
  if (paid.length === 0) return 0;
  const cards = await lockCards(
    trx,
    paid.map(({ id }) => id),
  );
  let given = 0;
  for (const part of paid) {
    const card = cards.find(({ id }) => id === part.id);
    const back = Math.min(part.cents, cents - given);
    if (!card || back <= 0) continue;
    await refundToCard(trx, card, { cents: back, orderId, operatorId, now });
    given += back;
  }
  return given;
}

/** The sums of a placed order as its papers and mails say them. Its parts may have changed since it was placed. */
export async function readAgreedTotals(db: Db, order: OrderRow): Promise<Totals> {
  const totals = order.totals as Totals;
  const cards = order.gift_card_cents === 0 ? [] : await listCardParts(db, order);
  const { balance_cents: creditUsedCents } = order;
  return { ...totals, creditUsedCents, cards, dueCents: totals.totalCents - creditUsedCents - sumParts(cards) };
}

/** Of several orders at once, because one order's cards after another's are in no order. */
export async function lockCardsOfOrders(trx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await trx
    .selectFrom('order_gift_cards')
    .select('card_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute();
  await lockCards(
    trx,
    rows.map(({ card_id }) => card_id),
  );
}
