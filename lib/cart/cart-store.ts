import Dexie, { type Table } from 'dexie';
import { type CartRecord, isCartRecord } from './cart-line';
import type { DeviceStore, StoreName } from './device-store';

type StoredLine = { _id: string; puesta?: number };

/**
 * The only file that uses Dexie; loaded when a bag is first needed. Each store of the specification is its own
 * database with one table, so that clearing one (S04) deletes and recreates it and leaves the others alone. One
 * record per key, overwritten in place: no history (E10, K15). Records that `isReadable` rejects stay in the store,
 * unseen.
 */
export async function openDeviceStore<Record extends StoredLine>(
  name: StoreName,
  isReadable: (value: unknown) => value is Record,
): Promise<DeviceStore<Record>> {
  const database = new Dexie(name);
  const table = declareTable<Record>(database, name);

  // Another tab clears the store or opens a newer version: close at once, the next call opens it again.
  database.on('versionchange', () => {
    database.close({ disableAutoOpen: false });
    return false;
  });
  // A page in the back/forward cache must not block another tab.
  globalThis.addEventListener?.('pagehide', () => database.close({ disableAutoOpen: false }));
  await database.open();

  async function readAll(): Promise<Record[]> {
    const records = (await table.toArray()).filter(isReadable);
    return records.toSorted((a, b) => (a.puesta ?? 0) - (b.puesta ?? 0));
  }

  // Sequential: Dexie fails when its own tab deletes a database that another call is just opening.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => PromiseLike<T>): Promise<T> {
    const mine = last.then(() => retry(work));
    last = mine.catch(() => {});
    return mine;
  }

  return {
    list: (seen) =>
      inTurn(() =>
        // A write transaction although it only reads: `seen` has to be ordered with the changes.
        database.transaction('rw', table, async () => {
          const records = await readAll();
          seen(records);
          return records;
        }),
      ),
    change: (key, rule, seen) =>
      inTurn(() =>
        database.transaction('rw', table, async () => {
          // X02: a missing record is a value; other failures are thrown by the store itself.
          const found = await table.get(key);
          const was = isReadable(found) ? found : null;
          const is = rule(was);
          // Fields of a newer version, which this one cannot read, are kept.
          if (is !== null && is !== was) await table.put({ ...found, ...is });
          if (is === null && was !== null) await table.delete(key);
          seen(await readAll());
          return { was, is };
        }),
      ),
    clear: (seen) =>
      inTurn(async () => {
        await database.delete({ disableAutoOpen: false });
        await database.transaction('rw', table, async () => seen(await readAll()));
      }),
  };
}

export const openLineStore = (name: StoreName) => openDeviceStore(name, isCartRecord);

/** Versions are numbered like migrations and never edited. The first had the specification's five fields per line. */
function declareTable<Record extends StoredLine>(database: Dexie, name: StoreName): Table<Record, string> {
  database.version(1).stores({ [name]: '_id' });
  database
    .version(2)
    .stores({ [name]: '_id' })
    .upgrade((upgrade) => (name === 'customers-EU' ? undefined : upgrade.table(name).toCollection().modify(complete)));
  return database.table(name);
}

const texts = ['referencia', 'nombre', 'url', 'nombreColor', 'talla'] as const;

/** A line of version 1 has only its code, which serves as its name until the shop is asked. */
function complete(record: Partial<CartRecord>): void {
  for (const field of texts) record[field] ??= field === 'nombre' ? (record._id ?? '') : '';
  record.foto ??= null;
  record.colorDominante ??= null;
  record.puesta ??= 0;
}

/** Thrown when the connection closed between two steps: the work had not begun, so it can be retried. */
const takenAway = ['DatabaseClosedError', 'InvalidStateError', 'OpenFailedError'];
const retryMs = 10;

async function retry<T>(work: () => PromiseLike<T>, left = 4): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (left === 0 || !(error instanceof Error && takenAway.includes(error.name))) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return retry(work, left - 1);
  }
}
