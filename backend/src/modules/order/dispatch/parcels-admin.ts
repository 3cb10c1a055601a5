import type { Locale } from 'contract/public-codes.ts';
import { isPaidAtTheDoor } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { toBookDay } from '../../../shared/days.ts';
import { findArrival, findDispatch } from '../../../shared/delivery/dispatch.repository.ts';
import { absent } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { listSteps, type Office, type ParcelAction, type ParcelStep, takeStep } from './parcel-steps.ts';
import { countToSend, countWaiting, listEvents, listParcels } from './parcels.repository.ts';
import { mayPrint, readParcels } from './parcels.service.ts';
import { type PrintOptions, printSlip, printWaiting, slipsAtOnce } from './slips.service.ts';

// Parcels in the office: to be sent or on their way, and the steps that an operator takes.

async function readParcel(db: Db, id: string, locale: Locale) {
  const [found] = toUuid(id) === null ? [] : await readParcels(db, [id], locale);
  if (!found) throw absent();
  const { toSend, collected, ...parcel } = found;
  const owesCash = isPaidAtTheDoor(parcel.tender) && collected === null;
  return {
    ...parcel,
    collected: collected && { ...collected, at: new Date(collected.at) },
    dispatch: await findDispatch(db, id),
    next: listSteps({ state: parcel.state, toSend, owesCash }),
    mayPrint: mayPrint(parcel),
    lastDay: (await findArrival(db, id))?.lastDay ?? null,
    steps: await listEvents(db, id),
  };
}

export const createParcelsAdmin = (office: Office) => ({
  count: () => countWaiting(office.db),
  list: (from: number, most: number) => listParcels(office.db, { number: null, from, most }),
  search: (number: string) => listParcels(office.db, { number, from: 0, most: 1 }),
  read: (id: string, locale: Locale) => readParcel(office.db, id, locale),
  countToSend: () => countToSend(office.db),
  slipsAtOnce,
  printSlip: (id: string, printing: PrintOptions) => printSlip(office.db, id, printing),
  printWaiting: (page: number, printing: PrintOptions) => printWaiting(office, page, printing),
  carriers: () => office.db.selectFrom('carriers').select(['code', 'name']).orderBy('name').execute(),
  today: () => toBookDay(office.now()),
  take: (id: string, step: ParcelStep, doing: ParcelAction) => takeStep(office, id, step, doing),
});
