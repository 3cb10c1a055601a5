import type { movementTypes, TenderCode } from 'contract/codes.ts';
import type { GiftCardTables } from '../../database/tables/gift-card.ts';
import type { PaymentTables } from '../../database/tables/payment.ts';

// What happened to money, as the shop recorded it. Each event has a number of its own, by which it is posted once.

/** A line of an executive's account. Positive cents are what the executive owes more. */
export type AccountMovement = {
  id: number;
  executiveId: string;
  kind: (typeof movementTypes)[number];
  cents: number;
  dueOn: string | null;
  who: { accountId: string | null; actorId: string | null };
};

/** VAT in a total, by rate in hundredths of a percent. */
export type TaxShare = { rate: number; baseCents: number; taxCents: number };

/** An attempt to pay; without an order it pays the account, or a gift card. */
type AttemptSubject = { attemptId: string; orderId: string | null };
type EventDetails =
  | {
      kind: 'movement';
      movement: AccountMovement;
      orderId: string | null;
      /** Of a payment on the account, or its refund; null where it is not known. */
      attemptId: string | null;
    }
  /** An attempt is paid. `spent` is what became of the money in the same transaction. */
  | (AttemptSubject & {
      kind: 'payment';
      tender: TenderCode;
      cents: number;
      spent: NonNullable<PaymentTables['payment_attempts']['spent']>;
    })
  /** A line of the bank statement: all, a part, or more than was agreed. */
  | (AttemptSubject & { kind: 'arrival'; bankId: string; tender: TenderCode; cents: number })
  /** A refund has left the shop. */
  | (AttemptSubject & {
      kind: 'refund';
      refundId: string;
      tender: TenderCode;
      cents: number;
      why: PaymentTables['payment_refunds']['why'];
      /** Null where the attempt was never complete. */
      spent: PaymentTables['payment_attempts']['spent'];
    })
  /** A movement of a gift card. Positive cents are what the shop owes its holder more. */
  | {
      kind: 'gift_card';
      movementId: number;
      cardId: string;
      movement: GiftCardTables['gift_card_movements']['kind'];
      cents: number;
      orderId: string | null;
      attemptId: string | null;
    }
  /** The carrier paid over what it took at the door. */
  | { kind: 'carrier'; orderId: string; cents: number }
  | {
      kind: 'invoice';
      number: string;
      /** The number of the invoice that this one corrects. */
      corrects: string | null;
      orderId: string;
      cents: number;
      /** Of the VAT; null is the shop's own. */
      country: string | null;
      /** Sold outside the VAT area. */
      exempt: boolean;
      taxes: readonly TaxShare[];
    };

export type BusinessEvent = EventDetails & { at: Date };
