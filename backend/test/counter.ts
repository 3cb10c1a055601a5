import { afterAll, beforeAll } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import type { TenderCode } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Db } from '../src/database/schema.ts';
import type { JobKind, JobPayloads, Outbox } from '../src/kit/outbox.ts';
import { publishStockChanges } from '../src/modules/catalogue/changes/stock-changes.ts';
import { cancelOrder, expireOrders } from '../src/modules/checkout/settle/cancel.service.ts';
import { payableOrders } from '../src/modules/checkout/settle/payable-orders.ts';
import { writeOrderMail } from '../src/modules/fulfilment/mail/write-order-mail.ts';
import { createFulfilmentAdmin } from '../src/modules/fulfilment/parcels/fulfilment-admin.ts';
import { payableGiftCards } from '../src/modules/gift-cards/payable-cards.ts';
import { findByReference } from '../src/modules/payment/attempts/attempts.repository.ts';
import { createPayments } from '../src/modules/payment/payments.ts';
import type { Provider, ProviderFinding } from '../src/modules/payment/provider/provider.ts';
import { createPaymentContext } from '../src/modules/payment/providers.ts';
import { reconcile, requestRefund } from '../src/modules/payment/reconciliation/reconcile.service.ts';
import { buyerOf } from '../src/shared/buyer.ts';
import { aBuyer, type Buyer, createShelf } from './buyers.ts';
import { type Client, openApp, testConfig } from './client.ts';
import { setPieces } from './orders.ts';
import { shopNow } from './seeded.ts';

const nobody = { accountId: null, actorId: null };

/** An outbox in the database, so that a rolled back transaction sends nothing. */
const outbox: Outbox = {
  send: async (trx, kind, key, payload) => {
    await sql`insert into test_outbox (kind, key, payload) values (${kind}, ${key}, ${JSON.stringify(payload)})
      on conflict do nothing`.execute(trx);
  },
};

/** An app with a test provider for payments, and a clock controlled by the test. */
export function withCounter(database: () => OpenDatabase, providers: readonly Provider[]) {
  let opened: ReturnType<typeof openApp>;
  let at = shopNow();
  const now = () => at;
  const db = () => database().db;
  const context = () =>
    createPaymentContext(
      { db: db(), config: testConfig, now, outbox },
      { orders: payableOrders, giftCards: payableGiftCards },
      providers,
    );
  beforeAll(async () => {
    await sql`create table test_outbox (kind text, key text, payload jsonb, primary key (kind, key))`.execute(db());
    // Each attempt is looked up among all mails.
    await sql`create index on test_outbox ((payload->>'attemptId'), kind)`.execute(db());
    await sql`create index on test_outbox ((payload->>'refundId'), kind)`.execute(db());
    await db().updateTable('campaigns').set({ minimum_cents: 0 }).execute();
    opened = openApp(database(), { now, outbox, providers });
  });
  afterAll(() => opened.app.close());
  const call: Client = (...request) => opened.call(...request);
  const shelf = createShelf(db);

  const sent = async <T>(kind: JobKind) => {
    const { rows } = await sql<{ payload: T }>`select payload from test_outbox where kind = ${kind}`.execute(db());
    return rows.map(({ payload }) => payload);
  };
  const mailsOf = async (attemptId: string) =>
    (await sent<{ attemptId: string; about: string }>('payment-mail'))
      .filter((mail) => mail.attemptId === attemptId)
      .map(({ about }) => about);

  /** A buyer with an order that waits for its payment. */
  async function aWaitingOrder(tender: TenderCode | null = 'TCR', choice: Parameters<typeof aBuyer>[2] = {}) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call, choice);
    const order = await orderMore(buyer, { code: article.code, tender, useBalance: (choice.balanceCents ?? 0) < 0 });
    return { buyer, article, ...order };
  }

  async function orderMore(
    buyer: Buyer,
    { code, tender, useBalance = false }: { code: string; tender: TenderCode | null; useBalance?: boolean },
  ) {
    await buyer.addCodes({ [code]: 3 });
    await buyer.ship();
    const { datos } = await buyer.confirm(await buyer.asSeen({ metodo: tender, usarSaldo: useBalance }));
    const attempt = datos?.pago?.intento ?? '';
    const keptUntil = datos?.reservadaHasta;
    return {
      number: datos?.orden?.numero ?? '',
      id: datos?.orden?.id ?? '',
      attempt,
      handover: datos?.pago,
      keptUntil,
    };
  }

  const attemptOf = (id: string) =>
    db().selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const open = (buyer: Buyer, payment: string) => buyer.post<AnswerOf<'openPayment'>>('abrirPago', { payment });
  const notify = (...findings: ProviderFinding[]) =>
    call('POST', '/api/public/registrarRespuestaRedsys', {
      form: new URLSearchParams({
        Ds_SignatureVersion: 'none',
        Ds_MerchantParameters: JSON.stringify(findings),
        Ds_Signature: 'none',
      }).toString(),
    });
  const read = (buyer: Buyer, id: string) => buyer.get<AnswerOf<'readPayment'>>(`consultarPago/${id}`);
  const stateOf = async (orderId: string) =>
    (await db().selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state;

  return {
    db,
    now,
    /** Listens on a socket, for notices; returns the address. */
    listen: () => opened.app.listen({ host: '127.0.0.1', port: 0 }),
    call,
    shelf,
    context,
    sent,
    mailsOf,
    aWaitingOrder,
    orderMore,
    attemptOf,
    open,
    notify,
    read,
    stateOf,
    findByReference: (reference: string) => findByReference(db(), reference),
    /** Removes an article's remaining stock. */
    sellOut: (articleId: number) => setPieces(db(), articleId, 0),
    pass: (minutes: number) => {
      at = new Date(at.getTime() + minutes * 60_000);
    },
    reconcile: () => reconcile(context()),
    /** The job that publishes moved stock, once for all moves since its last run. */
    publishMoved: async () => {
      const { rows } = await sql<{ payload: JobPayloads['stock-changes'] }>`
        delete from test_outbox where kind = 'stock-changes' returning payload`.execute(db());
      const moves = rows.map(({ payload }) => payload);
      for (const error of (await publishStockChanges({ db: db(), outbox, now }, moves)).values()) throw error;
    },
    expire: () => expireOrders(db(), { outbox, payments: createPayments(context()) }, now()),
    /** The office's records of parcels. */
    office: () => createFulfilmentAdmin({ ...context(), payments: createPayments(context()) }),
    /** Cancels as an advisor does; returns what is still to be refunded. */
    cancel: async (orderId: string) => {
      const { number, executive_id, guest_id } = await db()
        .selectFrom('orders')
        .select(['number', 'executive_id', 'guest_id'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const ending = { outbox, payments: createPayments(context()), who: nobody, now: now() };
      return db()
        .transaction()
        .execute((trx) =>
          cancelOrder(trx, { ...ending, number: number ?? '', buyer: buyerOf({ executive_id, guest_id }) }),
        );
    },
    /** The mail of a cancelled order. */
    cancelledMail: async (orderId: string) =>
      (await writeOrderMail(db(), { orderId, about: 'cancelled' }, testConfig))?.text,
    orderMail: (news: JobPayloads['order-mail']) => writeOrderMail(db(), news, testConfig),
    askRefunds: async () => {
      for (const { refundId } of await sent<{ refundId: string }>('refund-payment'))
        await requestRefund(context(), refundId);
    },
  };
}

export type Counter = ReturnType<typeof withCounter>;

/** The evidence and its results, in order of arrival. */
export const listEvents = async (db: Db, attemptId: string): Promise<string[]> =>
  (
    await db.selectFrom('payment_events').select('event').where('attempt_id', '=', attemptId).orderBy('id').execute()
  ).map(({ event }) => event);
