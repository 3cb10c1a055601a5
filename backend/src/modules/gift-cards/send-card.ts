import type { Db } from '../../database/schema.ts';
import type { Kit } from '../../kit/kit.ts';
import { toShopDate } from '../../shared/dates.ts';
import type { GiftCardRow } from '../../shared/gift-cards/gift-cards.ts';

/**
 * Mails a card once its day has come: one by mail to its recipient, one on paper to its buyer, who prints it. Sent again
 * only with another code or by an operator.
 */
export async function sendCard(trx: Db, outbox: Kit['outbox'], card: GiftCardRow, now: Date): Promise<void> {
  const { id, delivery, send_on: sendOn } = card;
  if (sendOn !== null && sendOn > toShopDate(now)) return;
  await trx.updateTable('gift_cards').set({ sent_at: now }).where('id', '=', id).execute();
  const about = delivery === 'paper' ? 'paper' : card.kind === 'credit' ? 'credit' : 'gift';
  await outbox.send(trx, 'gift-card-mail', `gift card ${id} ${now.getTime()}`, { cardId: id, about });
}
