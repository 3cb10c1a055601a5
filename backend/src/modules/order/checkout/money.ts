import type { TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import type { Db } from '../../../schema.ts';
import type { StockChange } from '../book/stock.ts';
import type { Place } from '../book/zone.ts';
import type { Neighbours } from '../ports.ts';

export type Sale = { cents: number; origin: 'checkout'; place: Place | null };

/** What a purchase asks of other modules; the composing app passes it. */
export type Counter = {
  neighbours: Neighbours;
  outbox: Outbox;
  /** What a tender costs, and the message key of why it is not offered for this sale. */
  findMethod: (sale: Sale, tender: TenderCode) => { reason: string | null; surchargeCents: number } | undefined;
  /** The one seam to money. Throws where the tender is not offered. */
  openPayment: (sale: Sale, tender: TenderCode | null, dueCents: number) => HandoverWire;
  /** Tells the catalogue, in the transaction of the change. */
  publishStock: (trx: Db, outbox: Outbox, changes: readonly StockChange[], now: Date) => Promise<void>;
};
