import type { Locale } from 'contract/public-codes.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { findArrival, listDispatches } from '../../../shared/delivery/dispatch.repository.ts';
import { absent } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import {
  listParcelSteps,
  type ParcelAction,
  type ParcelContext,
  type ParcelStep,
  takeParcelStep,
} from './parcel-steps.ts';
import { countParcelsToSend, countWaitingParcels, listParcelEvents, listParcels } from './parcels.repository.ts';
import { mayPrintSlip, readParcels } from './parcels.service.ts';
import { type PrintOptions, slipsAtOnce, toPackingSlipFile, toWaitingSlipsFile } from './slips.service.ts';

// Parcels in the office: to be sent or on their way, and the steps that an operator takes.

async function readParcel(db: Db, id: string, locale: Locale) {
  const [found] = toUuid(id) === null ? [] : await readParcels(db, [id], locale);
  if (!found) throw absent();
  const { toSend, collected, ...parcel } = found;
  const owesCash = isPaidOnDelivery(parcel.tender) && collected === null;
  return {
    ...parcel,
    collected: collected && { ...collected, at: new Date(collected.at) },
    dispatches: await listDispatches(db, id),
    next: listParcelSteps({ state: parcel.state, toSend, owesCash }),
    mayPrint: mayPrintSlip(parcel),
    lastDay: (await findArrival(db, id))?.lastDay ?? null,
    steps: await listParcelEvents(db, id),
  };
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
  carriers: () => office.db.selectFrom('carriers').select(['code', 'name']).orderBy('name').execute(),
  today: () => toShopDate(office.now()),
  take: (id: string, step: ParcelStep, doing: ParcelAction) => takeParcelStep(office, id, step, doing),
});
