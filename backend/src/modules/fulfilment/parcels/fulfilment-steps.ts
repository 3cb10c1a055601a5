import { orderStates } from 'contract/codes.ts';
import { findMove, type OrderEvent } from 'contract/order-state-machine.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toShopDate } from '../../../shared/dates.ts';
import type { ParcelRecord } from '../../../shared/delivery/dispatch.repository.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import type { StaffAction } from '../../../shared/identity.ts';
import { toUuid } from '../../../shared/ids.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import { endOrder } from '../../checkout/settle/cancel.service.ts';
import { correctInvoice, issueInvoice } from '../../invoicing/invoices/issue-invoice.service.ts';
import { lockBuyer } from '../../order/core/buyers.repository.ts';
import { changeOrderState, StateChangeRefused } from '../../order/core/change-order-state.ts';
import { shopActor } from '../../order/core/order-actor.ts';
import { readRefundSums } from '../../order/core/order-money.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { releasePieces } from '../../order/core/stock.ts';
import type { Payments } from '../../payment/payments.ts';
import {
  fingerprintOf,
  listParcelSteps,
  nextOrderEvent,
  type OrderProgress,
  type ParcelStep,
  stateAfter,
} from './parcel-rules.ts';
import { ensureParcels, type ParcelDispatch, saveParcelStep } from './parcels.repository.ts';

/** What an operator reports of an order. `collect` changes no state: the carrier paid over the cash. */
export type OrderStep =
  | Extract<OrderEvent, 'send' | 'deliver' | 'refuse' | 'cancel' | 'startReturn' | 'endReturn'>
  | 'collect';
/** The carrier, the tracking number, and the day it left, as YYYY-MM-DD. */
export type DispatchDetails = { carrier: string | null; tracking: string | null; leftOn: string };
export type StepAction = StaffAction & {
  /** The fingerprint of the contents that the operator saw. */
  seen: string;
  leaving?: DispatchDetails;
};
/** One parcel of an order, from 1. */
export type ParcelKey = { orderId: string; position: number };
export type FulfilmentContext = Kit & { payments: Pick<Payments, 'giveBack'> };

const { sent, delivered, returning } = orderStates;

type OrderSituation = OrderProgress & {
  /** Its parcels are sent one by one. */
  isSplit: boolean;
  /** The carrier took cash on delivery and has not paid it over yet. */
  owesCash: boolean;
};

/** All steps possible now, the most frequent first. */
export function listOrderSteps({ state, toSend, isSplit, owesCash }: OrderSituation): OrderStep[] {
  if (toSend && !isSplit) return ['send', 'cancel'];
  if (findMove(state, 'cancel') !== null) return ['cancel'];
  if (state === sent) return isSplit ? [] : ['deliver', 'refuse'];
  const cash = owesCash ? (['collect'] as const) : [];
  if (state === delivered) return [...cash, 'startReturn'];
  return state === returning ? [...cash, 'endReturn'] : [];
}

const stepsOfOnlyParcel = { send: 'send', deliver: 'arrive', refuse: 'return' } as const;
const isStepOfOnlyParcel = (step: OrderStep): step is keyof typeof stepsOfOnlyParcel => step in stepsOfOnlyParcel;

/**
 * A step of an order, or of its only parcel. If two operators do it at once, or the order was cancelled meanwhile, the
 * second gets a conflict.
 */
export const takeOrderStep = (
  office: FulfilmentContext,
  id: string,
  step: OrderStep,
  doing: StepAction,
): Promise<void> =>
  withLockedOrder(office, toUuid(id), async (trx, order) => {
    if (step === 'collect') return collect(trx, order.id, { ...doing, now: office.now() });
    const by = byOf(office, doing);
    if (step === 'cancel') return end(office, trx, order.id, step, by);
    if (!isStepOfOnlyParcel(step)) return void (await changeOrderState(trx, order.id, step, by));
    const parcels = await ensureParcels(trx, order, by.now);
    const [parcel] = parcels;
    if (!parcel || parcels.length > 1 || !hasSeen(doing, parcel)) throw conflict();
    await moveParcel(office, trx, order, {
      parcels,
      parcel,
      step: stepsOfOnlyParcel[step],
      by,
      leaving: doing.leaving,
    });
  });

/** A step of one parcel of several. */
export const takeParcelStep = (
  office: FulfilmentContext,
  { orderId, position }: ParcelKey,
  step: ParcelStep,
  doing: StepAction,
): Promise<void> =>
  withLockedOrder(office, toUuid(orderId), async (trx, order) => {
    const by = byOf(office, doing);
    const parcels = await ensureParcels(trx, order, by.now);
    const parcel = parcels.find((each) => each.position === position);
    if (!parcel || !hasSeen(doing, parcel)) throw conflict();
    await moveParcel(office, trx, order, { parcels, parcel, step, by, leaving: doing.leaving });
  });

/** Whether the parcel still holds what the operator saw: another one may have split or joined it since. */
const hasSeen = ({ seen }: StepAction, { pieces }: ParcelRecord): boolean => seen === fingerprintOf([pieces]);

export const byOf = ({ now }: FulfilmentContext, { operatorId, reason }: StaffAction): By => ({
  who: { ...shopActor, operatorId },
  now: now(),
  reason: reason || null,
});

/** With the buyer locked, as everything that moves money locks first. */
export async function withLockedOrder(
  { db }: FulfilmentContext,
  orderId: string | null,
  work: (trx: Db, order: OrderRow) => Promise<void>,
): Promise<void> {
  if (orderId === null) throw absent();
  await db.transaction().execute(async (trx) => {
    await lockBuyer(trx, buyerOf(await findOrder(trx, orderId)));
    await work(trx, await findOrder(trx, orderId)).catch((error: unknown) => {
      throw error instanceof StateChangeRefused ? conflict() : error;
    });
  });
}

type ParcelMove = {
  /** All parcels of the order. */
  parcels: ParcelRecord[];
  parcel: ParcelRecord;
  step: ParcelStep;
  by: By;
  leaving: DispatchDetails | undefined;
};

/** Moves the parcel, and the order where it is the first that leaves or the last that is open. */
async function moveParcel(
  office: FulfilmentContext,
  trx: Db,
  order: OrderRow,
  { parcels, parcel, step, by, leaving }: ParcelMove,
): Promise<void> {
  if (!listParcelSteps({ state: order.state, toSend: isToSend(order) }, parcel.state).includes(step)) throw conflict();
  const { who, ...event } = by;
  const dispatch = step === 'send' ? toDispatch(leaving, by.now) : null;
  await saveParcelStep(trx, parcel.id, { ...event, operatorId: who.operatorId, step, dispatch });
  const states = parcels.map(({ state }) => state);
  const wanted = nextOrderEvent(states, states.with(parcels.indexOf(parcel), stateAfter[step]));
  // A backend without parcels may have delivered the order before.
  const moving = wanted !== null && findMove(order.state, wanted) !== null ? wanted : null;
  if (moving === 'refuse') return end(office, trx, order.id, moving, by);
  if (moving !== null) await changeOrderState(trx, order.id, moving, by);
  if (moving === 'send' && dispatch !== null) await notifySent(office, trx, order.id, dispatch);
  else if (dispatch !== null)
    await office.outbox.send(trx, 'parcel-mail', `parcel ${parcel.id} sent`, { parcelId: parcel.id });
  if (step === 'return' || step === 'drop') {
    const changes = await releasePieces(trx, order.id, { pieces: parcel.pieces, now: by.now });
    await queueStockChanges(trx, office.outbox, changes);
  }
}

export const isToSend = ({ state, settled_at }: Pick<OrderRow, 'state' | 'settled_at'>): boolean =>
  state === orderStates.paid || (state === orderStates.pending && settled_at !== null);

function toDispatch(leaving: DispatchDetails | undefined, now: Date): ParcelDispatch {
  const { carrier = null, tracking = null, leftOn = toShopDate(now) } = leaving ?? {};
  return { left_on: leftOn, carrier_code: carrier, tracking: carrier === null ? null : tracking };
}

/** The first parcel: mails the buyer when it left, the carrier and the tracking page; issues the invoice. */
async function notifySent(
  { outbox, now }: FulfilmentContext,
  trx: Db,
  id: string,
  dispatch: ParcelDispatch,
): Promise<void> {
  await trx
    .insertInto('dispatches')
    .values({ order_id: id, ...dispatch })
    .execute();
  await outbox.send(trx, 'order-mail', `order ${id} sent`, { orderId: id, about: 'sent' });
  await issueInvoice(trx, id, { leftOn: dispatch.left_on, now: now(), outbox });
  // An earlier refund could not correct an invoice that did not exist yet.
  const { madeCents } = await readRefundSums(trx, id);
  await correctInvoice(trx, id, { cents: madeCents, now: now(), outbox });
}

type By = { who: typeof shopActor & { operatorId: string }; now: Date; reason: string | null };

/** Refused at the door, or not to be sent: its pieces are for sale again, and payments are refunded. */
async function end(
  { outbox, payments }: FulfilmentContext,
  trx: Db,
  id: string,
  step: 'refuse' | 'cancel',
  by: By,
): Promise<void> {
  await endOrder(trx, await findOrder(trx, id), step, { outbox, payments, ...by });
  // Includes what its providers still have to refund.
  if (step === 'refuse') await correctInvoice(trx, id, { cents: null, now: by.now, outbox });
}

async function collect(trx: Db, id: string, { operatorId, reason, now }: StaffAction & { now: Date }): Promise<void> {
  const { tender, state, total_cents, balance_cents, gift_card_cents } = await findOrder(trx, id);
  if (!isPaidOnDelivery(tender) || (state !== delivered && state !== returning)) throw conflict();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('carrier_payments')
    .values({
      order_id: id,
      cents: (total_cents ?? 0) - balance_cents - gift_card_cents,
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
