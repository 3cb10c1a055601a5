import { paymentModes, paymentOrigins, type TenderCode, tenderCodes } from 'contract/codes.ts';
import { failureKeys } from 'contract/envelope.ts';
import { toCents, toEuros } from 'contract/money.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { Handlers, Identity, ProviderNotice } from '../../kit/handlers.ts';
import { type Buyer, executiveBuyer } from '../../shared/buyer.ts';
import { absent, Refusal } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { readAccountBalance, readNextDue } from '../../shared/ledger.ts';
import { toPaperFile } from '../../shared/paper/paper-file.ts';
import { findOwnAttempt } from './attempts/attempts.repository.ts';
import { openPayment } from './attempts/open-payment.service.ts';
import type { PaymentContext } from './attempts/payment-context.ts';
import { processEvidence } from './evidence/evidence.service.ts';
import { toAmountDueWire, toMethodWire, toPreparedWire, toResultWire } from './payment.mapper.ts';
import { findProvider } from './provider/provider.ts';
import {
  findAttemptByLink,
  findReturnedAttempt,
  queryAttemptNow,
  scheduleQuery,
} from './reconciliation/reconcile.service.ts';
import { toRefundPaperContent } from './refunds/refund-paper-content.ts';
import { readRefundPaperData } from './refunds/refund-paper-data.ts';
import { readAttemptResult, readOrderResult } from './results.service.ts';
import { type Tender, tooManyWaitingReason } from './tenders/tender.ts';
import { offerTenders } from './tenders/tenders.ts';
import { saveProof } from './transfers/proofs.service.ts';
import { hasTooManyWaiting } from './transfers/transfers.repository.ts';

export function paymentHandlers(context: PaymentContext): Handlers {
  const { db, now, config, orders, providers } = context;
  const buyerIn = (identity: Identity | null): Buyer => executiveBuyer(requireIdentity(identity).accountId);
  const accountOf = ({ id }: Buyer) => readAccountBalance(db, id, now());
  const owedBy = async (buyer: Buyer) => Math.max(0, (await accountOf(buyer)).balanceCents);
  const tenders = offerTenders(providers);

  /**
   * A sender that is not the provider learns nothing. A recorded notice is acknowledged, however often it is repeated.
   */
  const receive = async (notice: ProviderNotice | null, tender: TenderCode) => {
    const provider = findProvider(providers, tender);
    const content = notice && provider ? await provider.readNotice(notice) : null;
    if (!provider || !content) throw new Refusal(400, failureKeys.malformed);
    await processEvidence(context, { source: 'notice', provider, content });
    await scheduleQuery(context, content);
    return { datos: {} };
  };

  return {
    readPaymentTerms: async ({ identity }) => {
      const terms = await orders.readTerms(db, buyerIn(identity), now());
      const sale = terms?.waiting ?? null;
      const tender = sale && tenders.find(({ code }) => code === sale.tender);
      return {
        datos: {
          modoPago: terms?.paymentMode ?? paymentModes.cash,
          metodo: sale && tender ? toMethodWire(tender, sale.sale) : null,
          usaSaldo: (sale?.sale.accountCents ?? 0) > 0,
          vence: terms?.dueOn ?? null,
        },
      };
    },

    readAmountDue: async ({ identity }) => {
      const buyer = buyerIn(identity);
      const [account, dueOn, waiting, heldCents] = await Promise.all([
        accountOf(buyer),
        readNextDue(db, buyer.id),
        orders.listWaiting(db, buyer, now()),
        orders.readHeld(db, buyer),
      ]);
      return { datos: toAmountDueWire(account, { dueOn, heldCents }, waiting) };
    },

    listPaymentMethods: async ({ identity, params: { x: origin }, query: { importe, importeCuenta, orden } }) => {
      const buyer = buyerIn(identity);
      const placed = orden === undefined ? null : await orders.readSale(db, buyer, orden, now());
      if (orden !== undefined && !placed) throw absent();
      const inHand =
        placed === null && origin === paymentOrigins.checkout ? await orders.readInHand(db, buyer, now()) : null;
      const toPay = async () => inHand?.sale.cents ?? (origin === paymentOrigins.balance ? await owedBy(buyer) : 0);
      const cents = importe === undefined ? await toPay() : toCents(importe);
      const accountCents = importeCuenta === undefined ? 0 : toCents(importeCuenta);
      const sale = placed?.sale ?? { cents, accountCents, origin, place: inHand?.sale.place ?? null };
      const holdsPieces = origin === paymentOrigins.checkout;
      const full =
        holdsPieces && (await hasTooManyWaiting(db, buyer, { orderId: placed?.orderId ?? null, now: now() }));
      const refuse = (tender: Tender) =>
        tender.refuse(sale) ?? (full && isRecordedByOperator(tender.code) ? tooManyWaitingReason : null);
      const metodos = tenders.map((tender) => toMethodWire({ ...tender, refuse: () => refuse(tender) }, sale));
      return { datos: { importe: toEuros(sale.cents), metodos } };
    },

    listGuestPaymentMethods: async ({ params: { x: country }, query: { importe, codigoPostal } }) => {
      const cents = importe === undefined ? 0 : toCents(importe);
      const place = await orders.findPlace(db, { country, postalCode: codigoPostal ?? null });
      const sale = { cents, accountCents: 0, origin: paymentOrigins.lateCheckout, place };
      return { datos: { importe: toEuros(cents), metodos: tenders.map((tender) => toMethodWire(tender, sale)) } };
    },

    openPayment: async ({ identity, body }) => {
      const leaver = { buyer: buyerIn(identity), actorId: requireIdentity(identity).claims.actor?.sub ?? null };
      return { datos: toPreparedWire(await openPayment(context, leaver, body.payment)) };
    },

    readPayment: async ({ identity, params }) => {
      const attempt = await findOwnAttempt(db, buyerIn(identity), params.x);
      if (!attempt) throw absent();
      return { datos: toResultWire(await readAttemptResult(context, db, attempt), config.transferAccount) };
    },

    readOrderPayment: async ({ identity, params }) => {
      const order = await orders.findPlaced(db, buyerIn(identity), params.x);
      if (!order) throw absent();
      return { datos: toResultWire(await readOrderResult(context, db, order), config.transferAccount) };
    },

    capturePayPal: async ({ identity, body: { intento: id, idPaypal, clave } }) => {
      // Without an identity no payment is found, because a public call cannot tell that a session has ended.
      const own = () => identity && findOwnAttempt(db, buyerIn(identity), id);
      const returned = () => (idPaypal ? findReturnedAttempt(context, id, idPaypal) : own());
      const attempt = await (clave ? findAttemptByLink(context, id, clave) : returned());
      if (!attempt) throw absent();
      const result = await readAttemptResult(context, db, await queryAttemptNow(context, attempt));
      return { datos: toResultWire(result, config.transferAccount) };
    },

    sendTransferProof: async ({ identity, body }) => {
      const attempt = await findOwnAttempt(db, buyerIn(identity), body.payment);
      if (!attempt) throw absent();
      await saveProof(context, attempt, body.file);
      return { datos: toResultWire(await readAttemptResult(context, db, attempt), config.transferAccount) };
    },

    downloadRefundPaper: async ({ identity, params }) => {
      const buyer = buyerIn(identity);
      return { datos: await toPaperFile(buyer, toRefundPaperContent(await readRefundPaperData(db, buyer, params.x))) };
    },

    receiveBankNotice: ({ notice }) => receive(notice, tenderCodes.card),
    receivePayPalNotice: ({ notice }) => receive(notice, tenderCodes.payPal),
  };
}
