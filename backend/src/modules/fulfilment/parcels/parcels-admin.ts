import type { Locale } from 'contract/public-codes.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { toShopDate } from '../../../shared/dates.ts';
import {
  findArrival,
  listDispatches,
  listParcelsOfOrder,
  type ParcelRecord,
} from '../../../shared/delivery/dispatch.repository.ts';
import { absent } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { followOrder } from '../../order/placed/split-parcels.ts';
import { findOrderOfParcel, listStepsTaken } from './order-parcels.repository.ts';
import { listStepsOfParcel, maySplit, type OrderProgress, type StepOfParcel } from './parcel-rules.ts';
import {
  listParcelSteps,
  type ParcelAction,
  type ParcelContext,
  type ParcelStep,
  takeParcelStep,
  takeStepOfParcel,
} from './parcel-steps.ts';
import { countParcelsToSend, countWaitingParcels, listParcelEvents, listParcels } from './parcels.repository.ts';
import { mayPrintSlip, type Parcel, readParcels } from './parcels.service.ts';
import {
  type PrintOptions,
  slipsAtOnce,
  toPackingSlipFile,
  toPartSlipFile,
  toWaitingSlipsFile,
} from './slips.service.ts';
import { joinOrder, readPackedOrder, splitOrder } from './split.service.ts';

// Parcels in the office: to be sent or on their way, and the steps that an operator takes.

async function readParcel(db: Db, id: string, locale: Locale) {
  const [found] = toUuid(id) === null ? [] : await readParcels(db, [id], locale);
  if (!found) throw absent();
  const { toSend, collected, parts, ...parcel } = found;
  const stored = followOrder(parcel.state, await listParcelsOfOrder(db, id));
  const isSplit = stored.length > 1;
  const owesCash = isPaidOnDelivery(parcel.tender) && collected === null;
  return {
    ...parcel,
    collected: collected && { ...collected, at: new Date(collected.at) },
    dispatches: await listDispatches(db, id),
    next: listParcelSteps({ state: parcel.state, toSend, isSplit, owesCash }),
    parcels: isSplit ? stored.map((each) => toPart(each, { state: parcel.state, toSend, parts })) : [],
    mayRepack: maySplit({ ...parcel, toSend }) && parcel.pieces > 1,
    taken: await listStepsTaken(db, id),
    mayPrint: mayPrintSlip(parcel),
    lastDay: (await findArrival(db, id))?.lastDay ?? null,
    steps: await listParcelEvents(db, id),
  };
}

type Order = OrderProgress & { parts: Parcel['parts'] };

/** One parcel of several. */
const toPart = ({ pieces, ...parcel }: ParcelRecord, { parts, ...order }: Order) => ({
  ...parcel,
  groups: parts.get(parcel.position)?.groups ?? [],
  next: listStepsOfParcel(order, parcel.state),
});

async function readPart(db: Db, parcelId: string, locale: Locale) {
  const orderId = await findOrderOfParcel(db, parcelId);
  if (orderId === null) throw absent();
  const dossier = await readParcel(db, orderId, locale);
  const part = dossier.parcels.find(({ id }) => id === parcelId);
  if (!part) throw absent();
  return { dossier, part };
}

export const createParcelsAdmin = (office: ParcelContext) => ({
  count: () => countWaitingParcels(office.db),
  list: (from: number, most: number) => listParcels(office.db, { number: null, from, most }),
  search: (number: string) => listParcels(office.db, { number, from: 0, most: 1 }),
  read: (id: string, locale: Locale) => readParcel(office.db, id, locale),
  countToSend: () => countParcelsToSend(office.db),
  slipsAtOnce,
  printSlip: (id: string, printing: PrintOptions) => toPackingSlipFile(office.db, id, printing),
  printWaiting: (page: number, printing: PrintOptions) => toWaitingSlipsFile(office, page, printing),
  readPart: (id: string, locale: Locale) => readPart(office.db, id, locale),
  takePart: (id: string, step: StepOfParcel, doing: ParcelAction) => takeStepOfParcel(office, id, step, doing),
  printPart: (id: string, printing: PrintOptions) => toPartSlipFile(office.db, id, printing),
  readPacked: (id: string, locale: Locale) => readPackedOrder(office.db, id, locale),
  split: (id: string, splitting: Parameters<typeof splitOrder>[2]) => splitOrder(office, id, splitting),
  join: (id: string, operatorId: string) => joinOrder(office, id, operatorId),
  carriers: () => office.db.selectFrom('carriers').select(['code', 'name']).orderBy('name').execute(),
  today: () => toShopDate(office.now()),
  take: (id: string, step: ParcelStep, doing: ParcelAction) => takeParcelStep(office, id, step, doing),
});
