import type { Locale } from 'contract/public-codes.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { findArrival, type ParcelRecord, readDelivery } from '../../../shared/delivery/dispatch.repository.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { followOrder } from '../../order/placed/split-parcels.ts';
import {
  countOrdersToSend,
  countWaitingOrders,
  listFulfilmentOrders,
  listOrderEvents,
} from './fulfilment-orders.repository.ts';
import { type FulfilmentOrder, mayPrintSlip, readFulfilmentOrders } from './fulfilment-orders.service.ts';
import {
  type FulfilmentContext,
  listOrderSteps,
  type OrderStep,
  type ParcelKey,
  type StepAction,
  takeOrderStep,
  takeParcelStep,
} from './fulfilment-steps.ts';
import { fingerprintOf, listParcelSteps, maySplit, type OrderProgress, type ParcelStep } from './parcel-rules.ts';
import { listParcelEvents, readPacking } from './parcels.repository.ts';
import {
  type PrintOptions,
  slipsAtOnce,
  toPackingSlipFile,
  toParcelSlipFile,
  toWaitingSlipsFile,
} from './slips.service.ts';
import { joinOrder, readPackedOrder, splitOrder } from './split.service.ts';

// Orders in the office: to be sent or on their way, their parcels, and the steps that an operator takes.

async function readOrder(db: Db, id: string, locale: Locale) {
  const [found] = toUuid(id) === null ? [] : await readFulfilmentOrders(db, [id], locale);
  if (!found) throw absent();
  const { toSend, collected, parcels: contents, ...order } = found;
  const { parcels: records, dispatches } = await readDelivery(db, id);
  const stored = followOrder(order.state, records);
  const packing = await readPacking(db, id, records);
  const isSplit = stored.length > 1;
  const owesCash = isPaidOnDelivery(order.tender) && collected === null;
  return {
    ...order,
    collected: collected && { ...collected, at: new Date(collected.at) },
    dispatches,
    seen: fingerprintOf(packing?.parcels ?? records.map(({ pieces }) => pieces)),
    next: listOrderSteps({ state: order.state, toSend, isSplit, owesCash }),
    parcels: isSplit ? stored.map((each) => toParcel(each, { state: order.state, toSend, contents })) : [],
    mayRepack: maySplit({ ...order, toSend }) && order.pieces > 1,
    parcelEvents: await listParcelEvents(db, id),
    mayPrint: mayPrintSlip(order),
    lastDay: (await findArrival(db, id))?.lastDay ?? null,
    events: await listOrderEvents(db, id),
  };
}

type OrderOfParcel = OrderProgress & { contents: FulfilmentOrder['parcels'] };

/** One parcel of several. */
function toParcel({ pieces: packed, ...parcel }: ParcelRecord, { contents, ...order }: OrderOfParcel) {
  const { groups = [], pieces = 0, grams = 0 } = contents.get(parcel.position) ?? {};
  const next = listParcelSteps(order, parcel.state);
  return { ...parcel, groups, pieces, grams, next, seen: fingerprintOf([packed]) };
}

async function readParcel(db: Db, { orderId, position }: ParcelKey, locale: Locale) {
  const order = await readOrder(db, orderId, locale);
  const parcel = order.parcels.find((each) => each.position === position);
  // Another operator may have joined it since.
  if (!parcel) throw conflict();
  return { order, parcel };
}

export const createFulfilmentAdmin = (office: FulfilmentContext) => ({
  count: () => countWaitingOrders(office.db),
  list: (from: number, most: number) => listFulfilmentOrders(office.db, { number: null, from, most }),
  search: (number: string) => listFulfilmentOrders(office.db, { number, from: 0, most: 1 }),
  read: (id: string, locale: Locale) => readOrder(office.db, id, locale),
  countToSend: () => countOrdersToSend(office.db),
  slipsAtOnce,
  printSlip: (id: string, printing: PrintOptions) => toPackingSlipFile(office.db, id, printing),
  printWaiting: (page: number, printing: PrintOptions) => toWaitingSlipsFile(office, page, printing),
  readParcel: (key: ParcelKey, locale: Locale) => readParcel(office.db, key, locale),
  takeParcel: (key: ParcelKey, step: ParcelStep, doing: StepAction) => takeParcelStep(office, key, step, doing),
  printParcelSlip: (key: ParcelKey, printing: PrintOptions) => toParcelSlipFile(office.db, key, printing),
  readPacked: (id: string, locale: Locale) => readPackedOrder(office.db, id, locale),
  split: (id: string, splitting: Parameters<typeof splitOrder>[2]) => splitOrder(office, id, splitting),
  join: (id: string, packer: Parameters<typeof joinOrder>[2]) => joinOrder(office, id, packer),
  carriers: () => office.db.selectFrom('carriers').select(['code', 'name']).orderBy('name').execute(),
  today: () => toShopDate(office.now()),
  take: (id: string, step: OrderStep, doing: StepAction) => takeOrderStep(office, id, step, doing),
});
