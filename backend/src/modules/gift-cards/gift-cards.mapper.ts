import type { AnswerOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { PaymentMethodWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { GiftCardTables } from '../../database/tables/gift-card.ts';
import type { GiftCardRow } from '../../shared/gift-cards/gift-cards.ts';
import type { PurchaseView } from './gift-cards.service.ts';

type CardMovement = Pick<GiftCardTables['gift_card_movements'], 'kind' | 'cents' | 'at'>;

/** The newest first. */
export const listCardMovements = (db: Db, cardId: string): Promise<CardMovement[]> =>
  db
    .selectFrom('gift_card_movements')
    .select(['kind', 'cents', 'at'])
    .where('card_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

type CardState = { balanceCents: number; state: AnswerOf<'lookUpGiftCard'>['state']; movements: CardMovement[] };

export const toCardWire = (
  card: GiftCardRow,
  { balanceCents, state, movements }: CardState,
): AnswerOf<'lookUpGiftCard'> => ({
  lastFour: card.last_four,
  state,
  amount: toEuros(card.cents),
  balance: toEuros(balanceCents),
  expiresOn: card.expires_on ?? '',
  movements: movements.map(({ kind, cents, at }) => ({ kind, amount: toEuros(cents), at: at.toISOString() })),
});

export const toPurchaseWire = (
  { card, state, alias, email, code, result }: PurchaseView,
  methods: PaymentMethodWire[],
): AnswerOf<'readGiftCardPurchase'> => ({
  number: card.number,
  alias,
  amount: toEuros(card.cents),
  email,
  delivery: card.delivery,
  recipient: { name: card.recipient_name ?? '', email: card.recipient_email },
  sendOn: card.send_on,
  state,
  code,
  expiresOn: card.expires_on,
  result,
  methods,
});
