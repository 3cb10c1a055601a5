import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Dexie from 'dexie';
import { aCartRecord } from '@/lib/testing/factories';
import type { CartRecord } from './cart-line';
import { openDeviceStore, openLineStore } from './cart-store';
import type { StoreName } from './device-store';

const unseen = () => {};
const put = (record: CartRecord) => () => record;
const names: StoreName[] = ['client-products', 'products-EU', 'customers-EU'];
const isAny = (value: unknown): value is { _id: string; nombre?: string } => value !== undefined;

const clean = async () => {
  for (const name of names) await Dexie.delete(name);
};
beforeEach(clean);
afterEach(clean);

/** A database as another version, or foreign code, left it. */
async function leave(name: string, version: number, records: object[], more: string[] = []): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const each of [name, ...more]) request.result.createObjectStore(each, { keyPath: '_id' });
      for (const record of records) request.transaction?.objectStore(name).put(record);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}

test.each(names)('E10 K15 %s keeps one record per key and no history', async (name) => {
  const store = await openDeviceStore(name, isAny);
  for (const nombre of ['one', 'two', 'three']) await store.change('a', () => ({ _id: 'a', nombre }), unseen);
  expect(await store.list(unseen)).toEqual([{ _id: 'a', nombre: 'three' }]);
});

test('E10 clearing the bag leaves the client’s list', async () => {
  const [products, clients] = [await openLineStore('products-EU'), await openLineStore('client-products')];
  await products.change('a', put(aCartRecord({ _id: 'a' })), unseen);
  await clients.change('b', put(aCartRecord({ _id: 'b' })), unseen);
  await products.clear(unseen);
  expect(await products.list(unseen)).toEqual([]);
  expect((await clients.list(unseen)).map(({ _id }) => _id)).toEqual(['b']);
});

test('X02 a change of a missing line is given null, and a rule that throws rejects the change', async () => {
  const store = await openLineStore('products-EU');
  await expect(store.change('none', (was) => was, unseen)).resolves.toEqual({ was: null, is: null });
  const broken = store.change(
    'none',
    () => {
      throw new TypeError('a fault of ours');
    },
    unseen,
  );
  await expect(broken).rejects.toThrow('a fault of ours');
  expect(await store.list(unseen)).toEqual([]);
});

test('K15 a change that fails half-way leaves the record unchanged', async () => {
  const store = await openLineStore('products-EU');
  await store.change('a', put(aCartRecord({ _id: 'a' })), unseen);
  const failing = () => {
    throw new Error('the count could not be kept');
  };
  await expect(store.change('a', () => null, failing)).rejects.toThrow();
  expect(await store.list(unseen)).toHaveLength(1);
});

test('S04 clearing empties a store that another tab has open, and both tabs can use it afterwards', async () => {
  const [one, other] = [await openLineStore('products-EU'), await openLineStore('products-EU')];
  await one.change('a', put(aCartRecord({ _id: 'a' })), unseen);
  expect(await other.list(unseen)).toHaveLength(1);
  const created: number[] = [];
  await one.clear((records) => created.push(records.length));
  expect(created).toEqual([0]);
  expect(await other.list(unseen)).toEqual([]);
  await other.change('b', put(aCartRecord({ _id: 'b' })), unseen);
  expect((await one.list(unseen)).map(({ _id }) => _id)).toEqual(['b']);
  expect((await Dexie.getDatabaseNames()).filter((name) => name === 'products-EU')).toHaveLength(1);
});

test('S04 a store that is cleared by two tabs at once exists afterwards', async () => {
  const [one, other] = [await openLineStore('products-EU'), await openLineStore('products-EU')];
  await one.change('a', put(aCartRecord({ _id: 'a' })), unseen);
  await Promise.all([one.clear(unseen), other.clear(unseen), one.list(unseen)]);
  await other.change('b', put(aCartRecord({ _id: 'b' })), unseen);
  expect((await one.list(unseen)).map(({ _id }) => _id)).toEqual(['b']);
});

const first = { _id: '482157', cantidadPedida: 3, cantidadMaxima: 12, precio: 34.9, precioSubtotal: 104.7 };

test('K15 E05 a store of version 1 is migrated, and its lines are named by their codes', async () => {
  await leave('products-EU', 10, [first]);
  const store = await openLineStore('products-EU');
  const [line] = await store.list(unseen);
  expect(line).toMatchObject({ ...first, nombre: '482157', talla: '', foto: null, puesta: 0 });
  await store.change('482157', (was) => was && { ...was, cantidadPedida: 4 }, unseen);
  expect((await store.list(unseen))[0]?.cantidadPedida).toBe(4);
});

test('K15 a store of an unknown newer version is read and written, and nothing in it is dropped', async () => {
  const newer = { ...aCartRecord(), regalo: true };
  const unreadable = { _id: 'x', estructura: 'nueva' };
  await leave('products-EU', 990, [newer, unreadable], ['gifts-EU']);
  const store = await openLineStore('products-EU');
  expect(await store.list(unseen)).toEqual([newer]);
  await store.change('482157', (was) => was && { ...was, cantidadPedida: 2 }, unseen);
  const database = await new Dexie('products-EU').open();
  expect(database.verno).toBe(99);
  expect(await database.table('products-EU').toArray()).toEqual([{ ...newer, cantidadPedida: 2 }, unreadable]);
  expect(database.tables.map(({ name }) => name)).toContain('gifts-EU');
  database.close();
});

test.each([1, 3, 15])('K15 foreign lines under version %i stay', async (version) => {
  await leave('products-EU', version, [aCartRecord()]);
  const store = await openLineStore('products-EU');
  expect(await store.list(unseen)).toEqual([aCartRecord()]);
});

test('E10 an old page closes the store when a newer version of the shop opens it', async () => {
  const old = await openLineStore('products-EU');
  await old.change('482157', put(aCartRecord()), unseen);
  const newer = new Dexie('products-EU');
  newer.version(3).stores({ 'products-EU': '_id, puesta' });
  await newer.open();
  expect(await newer.table('products-EU').count()).toBe(1);
  newer.close();
  expect(await old.list(unseen)).toEqual([aCartRecord()]);
});

test('S04 a tab that clears, changes and clears again without waiting still has its store', async () => {
  const store = await openLineStore('products-EU');
  await Promise.all([
    store.clear(unseen),
    store.change('a', put(aCartRecord({ _id: 'a' })), unseen),
    store.clear(unseen),
  ]);
  await store.change('b', put(aCartRecord({ _id: 'b' })), unseen);
  expect((await store.list(unseen)).map(({ _id }) => _id)).toEqual(['b']);
});
