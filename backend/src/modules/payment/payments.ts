import { type PaymentState, paymentOrigins, type TenderCode } from 'contract/codes.ts';
import type { HandoverWire, PaymentMethodWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Db } from '../../database/schema.ts';
import type { Buyer } from '../../shared/buyer.ts';
import { absent, invalid } from '../../shared/errors.ts';
import { readAccountBalance } from '../../shared/ledger.ts';
import type { PaperContent } from '../../shared/paper/paper-content.ts';
import type { PaymentRequest, Sale } from '../../shared/sale.ts';
import { type AttemptRow, findOwnAttempt, listAttempts, listCardAttempts } from './attempts/attempts.repository.ts';
import { findOpenAttempt, findOrAddAttempt } from './attempts/attempts.service.ts';
import { openPayment } from './attempts/open-payment.service.ts';
import type { PaymentContext } from './attempts/payment-context.ts';
import { refundParts } from './evidence/arrivals.service.ts';
import {
  amountField,
  methodField,
  minimumPaymentOf,
  toHandoverWire,
  toMethodWire,
  toOpenHandoverWire,
  toPreparedWire,
  toResultWire,
} from './payment.mapper.ts';
import { toRefundPaperContent } from './refunds/refund-paper-content.ts';
import { readRefundPaperData } from './refunds/refund-paper-data.ts';
import { refundCancelledOrder } from './refunds/refunds.service.ts';
import { readAttemptResult, readOrderResult } from './results.service.ts';
import { tooManyWaitingReason, usualReservationMinutes } from './tenders/tender.ts';
import { findTender, offerTenders } from './tenders/tenders.ts';
import { readProofTime, saveProof } from './transfers/proofs.service.ts';
import { hasTooManyWaiting } from './transfers/transfers.repository.ts';

/** Without an amount it is all that the executive owes. */
type AccountPayment = Pick<PaymentRequest, 'buyer' | 'locale' | 'now'> & {
  cents: number | null;
  tender: TenderCode | undefined;
};

const cardMethodField = 'method';
const cardSale = { accountCents: 0, origin: paymentOrigins.lateCheckout, place: null };

/** The state of an order's payment. */
export type OrderPaymentState = { state: PaymentState; paidAt: Date | null; settled: boolean };

export type Payments = ReturnType<typeof createPayments>;

/** The only interface between orders and money. */
export function createPayments(context: PaymentContext) {
  const offered = offerTenders(context.providers);

  /** Throws if the tender is not offered. */
  const assertOffered = (sale: Sale, code: TenderCode | null): void => {
    const reason = offered.find((tender) => tender.code === code)?.refuse(sale) ?? null;
    if (reason !== null) throw invalid({ [methodField]: reason });
  };

  const isByProvider = (code: TenderCode | null): boolean => code !== null && findTender(code).handover !== null;

  const toWire = async (db: Db, attempt: AttemptRow): Promise<HandoverWire> =>
    toOpenHandoverWire(attempt, context.config.transferAccount, await readProofTime(db, attempt));

  return {
    /** Every tender, with the reason if this sale cannot use it. */
    offer: (sale: Sale): PaymentMethodWire[] => offered.map((tender) => toMethodWire(tender, sale)),

    surchargeOf: (code: TenderCode | null): number => (code === null ? 0 : findTender(code).surchargeCents),

    isByProvider,
    assertOffered,

    /** Until when pieces are kept for an order with this tender. */
    reservedUntil: (code: TenderCode | null, placedAt: Date): Date => {
      const minutes = code === null ? usualReservationMinutes : findTender(code).reservationMinutes;
      return new Date(placedAt.getTime() + minutes * 60_000);
    },

    /** Begins the payment in the agreeing transaction. Without a tender, balance or credit covers the order. */
    async open(trx: Db, { sale, tender, dueCents, ...paying }: PaymentRequest): Promise<HandoverWire> {
      assertOffered(sale, tender);
      if (tender === null || !isByProvider(tender) || dueCents === 0) return toHandoverWire(tender, dueCents);
      const { buyer, orderId, now } = paying;
      if (isRecordedByOperator(tender) && (await hasTooManyWaiting(trx, buyer, { orderId, now })))
        throw invalid({ [methodField]: tooManyWaitingReason });
      const attempt = await findOrAddAttempt(context, trx, { ...paying, origin: sale.origin, tender, cents: dueCents });
      return toWire(trx, attempt);
    },

    /** How the payment would continue now; reads only. */
    async show(db: Db, { orderId, tender, dueCents }: Pick<PaymentRequest, 'orderId' | 'tender' | 'dueCents'>) {
      const attempt =
        tender !== null && isByProvider(tender) ? await findOpenAttempt(context, db, orderId, tender) : null;
      return attempt ? toWire(db, attempt) : toHandoverWire(tender, dueCents);
    },

    /** Begins a payment of a gift card, which is paid at once or by transfer, never at a door. */
    async openForCard(
      trx: Db,
      {
        cardId,
        placedAt,
        tender,
        cents,
        ...by
      }: Pick<PaymentRequest, 'buyer' | 'locale' | 'now' | 'placedAt'> & {
        cardId: string;
        tender: TenderCode;
        cents: number;
      },
    ): Promise<HandoverWire> {
      const origin = paymentOrigins.lateCheckout;
      if (!isByProvider(tender)) throw invalid({ [cardMethodField]: 'payment.reason.onlyOrders' });
      const refusal = offered.find(({ code }) => code === tender)?.refuse({ ...cardSale, cents });
      if (refusal) throw invalid({ [cardMethodField]: refusal });
      const agreeing = { ...by, origin, orderId: null, giftCardId: cardId, placedAt, tender, cents };
      return toWire(trx, await findOrAddAttempt(context, trx, agreeing));
    },

    /** The tenders that a gift card can be bought with. */
    offerForCard: (cents: number): PaymentMethodWire[] =>
      offered.filter(({ code }) => isByProvider(code)).map((tender) => toMethodWire(tender, { ...cardSale, cents })),

    /** By the attempt that brought money, else by the latest; null before the first. */
    async readCardResult(db: Db, cardId: string): Promise<PaymentResultWire | null> {
      const all = await listCardAttempts(db, cardId);
      const counting =
        all.find(({ spent }) => spent === 'gift_card') ?? all.find(({ spent }) => spent !== null) ?? all[0];
      return counting
        ? toResultWire(await readAttemptResult(context, db, counting), context.config.transferAccount)
        : null;
    },

    /** What the account owes, all of it or a part. An order that waits is paid by its number, so that it gets its money back. */
    async openOnAccount(trx: Db, { cents, tender, buyer, locale, now }: AccountPayment): Promise<HandoverWire> {
      const origin = paymentOrigins.balance;
      if (tender === undefined || !isByProvider(tender)) throw invalid({ [methodField]: 'payment.reason.onlyOrders' });
      const { balanceCents, overdueCents } = await readAccountBalance(trx, buyer.id, now);
      const owedCents = Math.max(0, balanceCents);
      const asked = cents ?? owedCents;
      // An overdue amount can be paid even if it is below the minimum.
      const tooLittle = asked === 0 || (asked < minimumPaymentOf(balanceCents) && asked !== overdueCents);
      if (tooLittle || asked > owedCents) throw invalid({ [amountField]: 'payment.reason.outOfRange' });
      assertOffered({ cents: asked, accountCents: 0, origin, place: null }, tender);
      const agreeing = { buyer, origin, orderId: null, placedAt: now, tender, cents: asked, locale, now };
      const attempt = await findOrAddAttempt(context, trx, agreeing);
      return toWire(trx, attempt);
    },

    /** The payment result, as the payer sees it. */
    async readResult(db: Db, orderId: string): Promise<PaymentResultWire> {
      const result = await readOrderResult(context, db, await context.orders.readPlaced(db, orderId));
      return toResultWire(result, context.config.transferAccount);
    },

    /** Prepares an attempt of a buyer without a session; no advisor is involved. */
    leave: async (buyer: Buyer, attemptId: string): Promise<HandoverWire> =>
      toPreparedWire(await openPayment(context, { buyer, actorId: null }, attemptId)),

    /** Stores the transfer proof of a buyer without a session; returns the payment result. */
    async keepProof(buyer: Buyer, attemptId: string, file: string): Promise<PaymentResultWire> {
      const attempt = await findOwnAttempt(context.db, buyer, attemptId);
      if (!attempt) throw absent();
      await saveProof(context, attempt, file);
      return toResultWire(await readAttemptResult(context, context.db, attempt), context.config.transferAccount);
    },

    /** The paper of a completed refund to the buyer; absent otherwise. */
    refundSheet: async (db: Db, buyer: Buyer, refundId: string): Promise<PaperContent> =>
      toRefundPaperContent(await readRefundPaperData(db, buyer, refundId)),

    async paymentStateOf(db: Db, orderId: string): Promise<OrderPaymentState> {
      const order = await context.orders.readPlaced(db, orderId);
      const { state, paidAt } = await readOrderResult(context, db, order);
      return { state, paidAt, settled: order.settledAt !== null };
    },

    /** The payment that counts, and every other one that brought money. */
    async resultsOf(db: Db, orderId: string): Promise<PaymentResultWire[]> {
      const counting = await readOrderResult(context, db, await context.orders.readPlaced(db, orderId));
      const others = await listAttempts(db, orderId);
      const results = [counting];
      // In sequence, because they share one connection.
      for (const attempt of others.filter(({ id, spent }) => spent !== null && id !== counting.attemptId).slice(0, 49))
        results.push(await readAttemptResult(context, db, attempt));
      return results.map((result) => toResultWire(result, context.config.transferAccount));
    },

    /** Refunds all that was paid for an order. Returns how much. */
    giveBack: async (trx: Db, orderId: string): Promise<number> =>
      (await refundCancelledOrder(context, trx, orderId)) + (await refundParts(context, trx, orderId)),
  };
}
