import { defaultLocale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { toShopDate } from '../../shared/dates.ts';
import { conflict } from '../../shared/errors.ts';
import {
  addCardMovement,
  expiryOfNew,
  type GiftCardRow,
  lockCards,
  readCardAllowance,
} from '../../shared/gift-cards/gift-cards.ts';
import type { StaffAction } from '../../shared/identity.ts';
import { transferGraceMinutes, transferMinutes } from '../../shared/sale.ts';
import { addCard } from './add-card.ts';
import { sendCard } from './send-card.ts';

export type PurchaseState = 'waiting' | 'paid' | 'sent' | 'ended' | 'returned';

/** As long as the slowest payment takes. Money that comes later still issues the card, which nobody else wants. */
const payableMs = (transferMinutes + transferGraceMinutes) * 60_000;

export function purchaseStateOf(card: GiftCardRow, now: Date): PurchaseState {
  if (card.returned_at !== null) return 'returned';
  if (card.issued_at === null) return card.created_at.getTime() + payableMs > now.getTime() ? 'waiting' : 'ended';
  return card.sent_at === null ? 'paid' : 'sent';
}

export type PayableGiftCards = typeof payableGiftCards;

/** Gift cards as payments need them. */
export const payableGiftCards = {
  async read(db: Db, cardId: string, now: Date): Promise<{ state: PurchaseState; issued: boolean }> {
    const card = await db.selectFrom('gift_cards').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow();
    return { state: purchaseStateOf(card, now), issued: card.issued_at !== null };
  },

  /** In the transaction that records the money. The caller has locked buyer and attempt. */
  async issue(
    trx: Db,
    { cardId, attemptId, outbox, now }: { cardId: string; attemptId: string; outbox: Kit['outbox']; now: Date },
  ): Promise<void> {
    const card = await trx
      .updateTable('gift_cards')
      .set({ issued_at: now, expires_on: expiryOfNew(now) })
      .where('id', '=', cardId)
      .where('issued_at', 'is', null)
      .returningAll()
      .executeTakeFirstOrThrow();
    await addCardMovement(trx, {
      ...{ card_id: cardId, kind: 'issue', cents: card.cents, order_id: null, attempt_id: attemptId },
      ...{ operator_id: null, at: now },
    });
    await sendCard(trx, outbox, card, now);
  },

  /** Refused if anything of it was spent or is promised. */
  async takeBack(
    trx: Db,
    { cardId, attemptId, operatorId, reason, now }: { cardId: string; attemptId: string; now: Date } & StaffAction,
  ): Promise<void> {
    const [card] = await lockCards(trx, [cardId]);
    if (!card || card.returned_at !== null || (await readCardAllowance(trx, cardId)) !== card.cents) throw conflict();
    await trx.updateTable('gift_cards').set({ returned_at: now }).where('id', '=', cardId).execute();
    await addCardMovement(trx, {
      ...{ card_id: cardId, kind: 'return', cents: -card.cents, order_id: null, attempt_id: attemptId },
      ...{ operator_id: operatorId, at: now },
    });
    await trx
      .insertInto('gift_card_events')
      .values({ card_id: cardId, event: 'return', reason, operator_id: operatorId, at: now })
      .execute();
  },

  /** What a guest's order is refunded, as the guest agreed: on a new card, mailed at once. */
  async giveCredit(
    trx: Db,
    { config, outbox, now: clock }: Pick<Kit, 'config' | 'outbox' | 'now'>,
    { orderId, guestId, cents, operatorId }: { orderId: string; guestId: string; cents: number; operatorId: string },
  ): Promise<void> {
    const now = clock();
    const { locale } = await trx
      .selectFrom('orders')
      .select('locale')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id } = await addCard(trx, config, {
      ...{ kind: 'credit', cents, guest_id: guestId, order_id: orderId, delivery: 'mail', created_at: now },
      ...{ recipient_name: null, recipient_email: null, sender_name: null, message: null },
      ...{ locale: locale ?? defaultLocale, send_on: toShopDate(now) },
    });
    const card = await trx
      .updateTable('gift_cards')
      .set({ issued_at: now, expires_on: expiryOfNew(now) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await addCardMovement(trx, {
      ...{ card_id: id, kind: 'issue', cents, order_id: orderId, attempt_id: null, operator_id: operatorId, at: now },
    });
    await sendCard(trx, outbox, card, now);
  },
};
