import type { AnswerOf } from '@/contract/calls/table';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { PaymentResult } from '@/lib/payment/payment';

/** What can be bought. */
export type GiftCardTerms = {
  /** False where the shop sells and takes no gift cards. */
  offered: boolean;
  minimumEuros: number;
  maximumEuros: number;
  validYears: number;
  /** The days (YYYY-MM-DD) on which a card may be mailed: from today, in the shop's time zone. */
  today: string;
  latestSendOn: string;
  methods: PaymentMethod[];
  termsVersion: string;
};

/** The buyer's access to a purchase: the card's number and a secret, which is not its code. */
export type GiftCardKey = { number: string; secret: string };

type PurchaseWire = AnswerOf<'readGiftCardPurchase'>;

export type GiftCardPurchase = Pick<
  PurchaseWire,
  'number' | 'alias' | 'email' | 'delivery' | 'recipient' | 'sendOn' | 'state' | 'code' | 'expiresOn'
> & {
  amountCents: number;
  result: PaymentResult;
  /** For another attempt. */
  methods: PaymentMethod[];
};

type CardWire = AnswerOf<'lookUpGiftCard'>;
type Movement = { kind: CardWire['movements'][number]['kind']; cents: number; at: string };

/** A card as its code shows it to whoever has it. */
export type GiftCard = Pick<CardWire, 'lastFour' | 'state' | 'expiresOn'> & {
  amountCents: number;
  balanceCents: number;
  /** The newest first. */
  movements: Movement[];
};
