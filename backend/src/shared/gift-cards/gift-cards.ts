import { orderStates } from 'contract/codes.ts';
import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import { giftCardYears } from 'contract/rules.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { GiftCardTables } from '../../database/tables/gift-card.ts';
import { toShopDate } from '../dates.ts';
import { hashGiftCardCode } from './codes.ts';

// Gift cards as all modules need them: found by code, what is on one, and its movements, which the database posts to the
// ledger.

export type GiftCardRow = Selectable<GiftCardTables['gift_cards']>;

export const findCardByCode = async (db: Db, code: string): Promise<GiftCardRow | null> =>
  (await db.selectFrom('gift_cards').selectAll().where('code_hash', '=', hashGiftCardCode(code)).executeTakeFirst()) ??
  null;

/** In the order of their ids, after buyer, attempt and coupon and before the articles. */
export const lockCards = async (trx: Db, ids: readonly string[]): Promise<GiftCardRow[]> =>
  ids.length === 0
    ? []
    : trx.selectFrom('gift_cards').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

export const readCardBalance = async (db: Db, cardId: string): Promise<number> => {
  const { cents } = await db
    .selectFrom('gift_card_movements')
    .select(sql<number>`coalesce(sum(cents), 0)::integer`.as('cents'))
    .where('card_id', '=', cardId)
    .executeTakeFirstOrThrow();
  return cents;
};

/** What waiting orders were promised. It ends with the order, so nothing has to be returned. */
export async function sumPromisedByCard(db: Db, cardId: string, exceptOrder: string | null = null): Promise<number> {
  const { cents } = await db
    .selectFrom('order_gift_cards as g')
    .innerJoin('orders as o', 'o.id', 'g.order_id')
    .select(sql<number>`coalesce(sum(g.cents), 0)::integer`.as('cents'))
    .where('g.card_id', '=', cardId)
    .where('o.state', '=', orderStates.pending)
    .where('o.settled_at', 'is', null)
    .where(sql<boolean>`o.id is distinct from ${exceptOrder}`)
    .executeTakeFirstOrThrow();
  return cents;
}

/** What an order can still be paid with it. A caller that promises or charges it has locked the card. */
export const readCardAllowance = async (db: Db, cardId: string, exceptOrder: string | null = null): Promise<number> =>
  (await readCardBalance(db, cardId)) - (await sumPromisedByCard(db, cardId, exceptOrder));

/** Null if it can be used. Blocked and unpaid cards are as unknown as a wrong code. */
export function cardProblemOf(card: GiftCardRow | null, now: Date): string | null {
  if (!card || card.issued_at === null || card.blocked_at !== null || card.returned_at !== null)
    return giftCardKeys.unknown;
  return isExpired(card, now) ? giftCardKeys.expired : null;
}

/** It can be used on its last day. */
export const isExpired = ({ expires_on }: Pick<GiftCardRow, 'expires_on'>, now: Date): boolean =>
  expires_on !== null && expires_on < toShopDate(now);

type Movement = Insertable<GiftCardTables['gift_card_movements']>;
export async function addCardMovement(trx: Db, movement: Movement): Promise<void> {
  await trx.insertInto('gift_card_movements').values(movement).execute();
}

const yearsLater = (day: string, years: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  // The 29 February of a year that has none is the 1 March.
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
};

export const expiryOfNew = (now: Date): string => yearsLater(toShopDate(now), giftCardYears);

/** Whoever gets money back on a card has at least a year to spend it. */
export async function refundToCard(
  trx: Db,
  card: Pick<GiftCardRow, 'id' | 'expires_on'>,
  { cents, orderId, operatorId = null, now }: { cents: number; orderId: string; operatorId?: string | null; now: Date },
): Promise<void> {
  const soonest = yearsLater(toShopDate(now), 1);
  if (card.expires_on !== null && card.expires_on < soonest)
    await trx.updateTable('gift_cards').set({ expires_on: soonest }).where('id', '=', card.id).execute();
  await addCardMovement(trx, {
    ...{ card_id: card.id, kind: 'refund', cents, order_id: orderId, attempt_id: null },
    ...{ operator_id: operatorId, at: now },
  });
}
