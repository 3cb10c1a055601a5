import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { GiftCardTables } from '../../database/tables/gift-card.ts';
import type { Kit } from '../../kit/kit.ts';
import { codeOfGiftCard, hashGiftCardCode } from '../../shared/gift-cards/codes.ts';
import type { GiftCardRow } from '../../shared/gift-cards/gift-cards.ts';

type NewCard = Pick<
  Insertable<GiftCardTables['gift_cards']>,
  | 'kind'
  | 'cents'
  | 'guest_id'
  | 'order_id'
  | 'delivery'
  | 'recipient_name'
  | 'recipient_email'
  | 'sender_name'
  | 'message'
  | 'locale'
  | 'send_on'
  | 'created_at'
>;

/** Not valid until it is issued. */
export async function addCard(trx: Db, config: Kit['config'], card: NewCard): Promise<GiftCardRow> {
  const id = randomUUID();
  const code = codeOfGiftCard(config, id, 1);
  return trx
    .insertInto('gift_cards')
    .values({ ...card, id, code_hash: hashGiftCardCode(code), last_four: code.slice(-4) })
    .returningAll()
    .executeTakeFirstOrThrow();
}
