import type { PaperFile } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { listParcelsOfOrder } from '../../../shared/delivery/dispatch.repository.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { readSeller } from '../../../shared/mail/seller.repository.ts';
import { toCombinedPaperFile } from '../../../shared/paper/paper-file.ts';
import { words } from '../../../words/words.ts';
import { findOrderOfParcel } from './order-parcels.repository.ts';
import { toPackingSlipContent } from './packing-slip-content.ts';
import { listParcelIdsToSend } from './parcels.repository.ts';
import { mayPrintSlip, type Parcel, readParcels, splitParcel } from './parcels.service.ts';

/** Slips per document: the whole document is drawn before any of it is sent. */
export const slipsAtOnce = 50;

export type PrintOptions = { locale: Locale; operatorId: string };

async function printSlips(
  db: Db,
  parcels: readonly Parcel[],
  { locale, operatorId, name }: PrintOptions & { name: string },
): Promise<PaperFile> {
  const seller = await readSeller(db, locale);
  return toCombinedPaperFile(
    { id: operatorId },
    name,
    parcels
      .flatMap(splitParcel)
      .filter(({ isOver }) => !isOver)
      .map((parcel) => toPackingSlipContent(parcel, { seller, locale })),
  );
}

export async function toPackingSlipFile(db: Db, id: string, printing: PrintOptions): Promise<PaperFile> {
  const [parcel] = toUuid(id) === null ? [] : await readParcels(db, [id], printing.locale);
  if (!parcel) throw absent();
  if (!mayPrintSlip(parcel)) throw conflict();
  return printSlips(db, [parcel], { ...printing, name: words[printing.locale].papers.slip.file(parcel.number) });
}

/** The slip of one parcel of several. */
export async function toPartSlipFile(db: Db, parcelId: string, printing: PrintOptions): Promise<PaperFile> {
  const orderId = await findOrderOfParcel(db, parcelId);
  const stored = orderId === null ? [] : await listParcelsOfOrder(db, orderId);
  const position = stored.find(({ id }) => id === parcelId)?.position;
  const [order] = orderId === null ? [] : await readParcels(db, [orderId], printing.locale);
  const parcel = order && splitParcel(order).find(({ part }) => part?.position === position);
  if (!parcel) throw absent();
  if (!mayPrintSlip(parcel) || parcel.isOver) throw conflict();
  const name = `${words[printing.locale].papers.slip.file(parcel.number)}-${position}`;
  return printSlips(db, [{ ...parcel, parts: new Map() }], { ...printing, name });
}

/** The slips of one page of parcels to send, in their current state. */
export async function toWaitingSlipsFile(
  { db, now }: Pick<Kit, 'db' | 'now'>,
  page: number,
  printing: PrintOptions,
): Promise<PaperFile> {
  const ids = await listParcelIdsToSend(db, { from: (page - 1) * slipsAtOnce, most: slipsAtOnce });
  const parcels = (await readParcels(db, ids, printing.locale)).filter(mayPrintSlip);
  if (parcels.length === 0) throw absent();
  const name = words[printing.locale].papers.slip.files(toShopDate(now()), page);
  return printSlips(db, parcels, { ...printing, name });
}
