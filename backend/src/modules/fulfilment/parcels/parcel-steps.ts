import { type OrderState, orderStates } from 'contract/codes.ts';
import { findMove, type OrderEvent } from 'contract/order-state-machine.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import { toUuid } from '../../../shared/ids.ts';
import { endOrder } from '../../checkout/settle/cancel.service.ts';
import { correctInvoice, issueInvoice } from '../../invoicing/invoices/issue-invoice.service.ts';
import { lockBuyer } from '../../order/core/buyers.repository.ts';
import { changeOrderState, StateChangeRefused } from '../../order/core/change-order-state.ts';
import { shopActor } from '../../order/core/order-actor.ts';
import { readRefundSums } from '../../order/core/order-money.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import type { Payments } from '../../payment/payments.ts';

/** What an operator reports of a parcel. `collect` changes no state: the carrier paid over the cash. */
export type ParcelStep =
  | Extract<OrderEvent, 'send' | 'deliver' | 'refuse' | 'cancel' | 'startReturn' | 'endReturn'>
  | 'collect';
/** The carrier, the tracking number, and the day it left, as YYYY-MM-DD. */
export type DispatchDetails = { carrier: string | null; tracking: string | null; leftOn: string };
export type ParcelAction = StaffAction & { leaving?: DispatchDetails };
export type ParcelContext = Kit & { payments: Pick<Payments, 'giveBack'> };

const { sent, delivered, returning } = orderStates;

type ParcelState = {
  state: OrderState;
  toSend: boolean;
  /** The carrier took cash on delivery and has not paid it over yet. */
  owesCash: boolean;
};

/** All steps possible now, the most frequent first. */
export function listParcelSteps({ state, toSend, owesCash }: ParcelState): ParcelStep[] {
  if (toSend) return ['send', 'cancel'];
  if (findMove(state, 'cancel') !== null) return ['cancel'];
  if (state === sent) return ['deliver', 'refuse'];
  const cash = owesCash ? (['collect'] as const) : [];
  if (state === delivered) return [...cash, 'startReturn'];
  return state === returning ? [...cash, 'endReturn'] : [];
}

/** If two operators do it at once, or the order was cancelled meanwhile, the second gets a conflict. */
export const takeParcelStep = (
  office: ParcelContext,
  id: string,
  step: ParcelStep,
  doing: ParcelAction,
): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    if (toUuid(id) === null) throw absent();
    // Locked first, as in everything that moves the buyer's money, so that refunds come before or after it.
    await lockBuyer(trx, buyerOf(await findOrder(trx, id)));
    if (step === 'collect') return collect(trx, id, { ...doing, now: office.now() });
    const who = { ...shopActor, operatorId: doing.operatorId };
    const by = { who, now: office.now(), reason: doing.reason || null };
    const moving =
      step === 'refuse' || step === 'cancel' ? end(office, trx, id, step, by) : changeOrderState(trx, id, step, by);
    await moving.catch((error: unknown) => {
      throw error instanceof StateChangeRefused ? conflict() : error;
    });
    if (step === 'send') await notifySent(office, trx, id, doing.leaving);
  });

/** Mails the buyer when it left, the carrier and the tracking page; issues the invoice. */
async function notifySent(
  { outbox, now }: ParcelContext,
  trx: Db,
  id: string,
  leaving: DispatchDetails | undefined,
): Promise<void> {
  const { carrier = null, tracking = null, leftOn = toShopDate(now()) } = leaving ?? {};
  await trx
    .insertInto('dispatches')
    .values({ order_id: id, left_on: leftOn, carrier_code: carrier, tracking: carrier === null ? null : tracking })
    .execute();
  await outbox.send(trx, 'order-mail', `order ${id} sent`, { orderId: id, about: 'sent' });
  await issueInvoice(trx, id, { leftOn, now: now(), outbox });
  // An earlier refund could not correct an invoice that did not exist yet.
  const { madeCents } = await readRefundSums(trx, id);
  await correctInvoice(trx, id, { cents: madeCents, now: now(), outbox });
}

type By = { who: typeof shopActor & { operatorId: string }; now: Date; reason: string | null };

/** Refused at the door, or not to be sent: its pieces are for sale again, and payments are refunded. */
async function end(
  { outbox, payments }: ParcelContext,
  trx: Db,
  id: string,
  step: 'refuse' | 'cancel',
  by: By,
): Promise<void> {
  await endOrder(trx, await findOrder(trx, id), step, { outbox, payments, ...by });
  // Includes what its providers still have to refund.
  if (step === 'refuse') await correctInvoice(trx, id, { cents: null, now: by.now, outbox });
}

async function collect(trx: Db, id: string, { operatorId, reason, now }: ParcelAction & { now: Date }): Promise<void> {
  const { tender, state, total_cents, balance_cents } = await findOrder(trx, id);
  if (!isPaidOnDelivery(tender) || (state !== delivered && state !== returning)) throw conflict();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('carrier_payments')
    .values({
      order_id: id,
      cents: (total_cents ?? 0) - balance_cents,
      operator_id: operatorId,
      reason,
      at: now,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw conflict();
}

async function findOrder(trx: Db, id: string): Promise<OrderRow> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) throw absent();
  return order;
}
