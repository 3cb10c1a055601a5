import type { PaperFile } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { readSeller } from '../../../shared/mail/seller.repository.ts';
import { toCombinedPaperFile } from '../../../shared/paper/paper-file.ts';
import { words } from '../../../words/words.ts';
import { listOrderIdsToSend } from './fulfilment-orders.repository.ts';
import {
  divideIntoParcels,
  type FulfilmentOrder,
  mayPrintSlip,
  readFulfilmentOrders,
} from './fulfilment-orders.service.ts';
import type { ParcelKey } from './fulfilment-steps.ts';
import { toPackingSlipContent } from './packing-slip-content.ts';

/** Slips per document: the whole document is drawn before any of it is sent. */
export const slipsAtOnce = 50;

export type PrintOptions = { locale: Locale; operatorId: string };

async function printSlips(
  db: Db,
  orders: readonly FulfilmentOrder[],
  { locale, operatorId, name }: PrintOptions & { name: string },
): Promise<PaperFile> {
  const seller = await readSeller(db, locale);
  return toCombinedPaperFile(
    { id: operatorId },
    name,
    orders
      .flatMap(divideIntoParcels)
      .filter(({ isOver }) => !isOver)
      .map((parcel) => toPackingSlipContent(parcel, { seller, locale })),
  );
}

export async function toPackingSlipFile(db: Db, id: string, printing: PrintOptions): Promise<PaperFile> {
  const [order] = toUuid(id) === null ? [] : await readFulfilmentOrders(db, [id], printing.locale);
  if (!order) throw absent();
  if (!mayPrintSlip(order)) throw conflict();
  return printSlips(db, [order], { ...printing, name: words[printing.locale].papers.slip.file(order.number) });
}

/** The slip of one parcel of several. */
export async function toParcelSlipFile(
  db: Db,
  { orderId, position }: ParcelKey,
  printing: PrintOptions,
): Promise<PaperFile> {
  const [order] = toUuid(orderId) === null ? [] : await readFulfilmentOrders(db, [orderId], printing.locale);
  const parcel = order && divideIntoParcels(order).find((each) => each.parcel?.position === position);
  if (!parcel) throw absent();
  if (!mayPrintSlip(parcel) || parcel.isOver) throw conflict();
  const name = `${words[printing.locale].papers.slip.file(parcel.number)}-${position}`;
  return printSlips(db, [{ ...parcel, parcels: new Map() }], { ...printing, name });
}

/** The slips of one page of orders to send, in their current state. */
export async function toWaitingSlipsFile(
  { db, now }: Pick<Kit, 'db' | 'now'>,
  page: number,
  printing: PrintOptions,
): Promise<PaperFile> {
  const ids = await listOrderIdsToSend(db, { from: (page - 1) * slipsAtOnce, most: slipsAtOnce });
  const orders = (await readFulfilmentOrders(db, ids, printing.locale)).filter(mayPrintSlip);
  if (orders.length === 0) throw absent();
  const name = words[printing.locale].papers.slip.files(toShopDate(now()), page);
  return printSlips(db, orders, { ...printing, name });
}
