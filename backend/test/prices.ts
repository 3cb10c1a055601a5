import { changePrice, type NewPrice, publishDuePrices } from '../src/modules/catalogue/changes.ts';
import type { Db } from '../src/schema.ts';

const outbox = { send: async () => {} };

/** A price that an operator gives an article at a moment. */
export const givePrice = (db: Db, now: Date, price: NewPrice): Promise<void> => changePrice({ db, outbox, now }, price);

/** What the job does every minute. */
export const publishPricesAt = (db: Db, now: Date): Promise<number> => publishDuePrices({ db, outbox, now });
