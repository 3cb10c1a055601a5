import 'fake-indexeddb/auto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { aCartRecord } from '@/lib/testing/factories';
import { type Cart, createCart } from './cart';
import { type CartLine, type CartRecord, toCartLine } from './cart-line';
import { openLineStore } from './cart-store';
import type { DeviceStore } from './device-store';
import { createTabCartStore } from './tab-cart-store';

type Ways = NonNullable<Parameters<typeof createCart>[1]>;
const deadlineMs = 4_000;
const counted = new Map<string, number>();

/** A tab: its own connection to the device's one store, and the count that all tabs share. */
const aTab = (change: Partial<Ways> = {}): Cart =>
  createCart('products-EU', {
    load: async () => openLineStore,
    fallback: async () => createTabCartStore,
    count: (name, count) => counted.set(name, count),
    deadlineMs,
    ...change,
  });

const aLine = (change: Partial<CartRecord> = {}): CartLine => toCartLine(aCartRecord(change));

const destroyStore = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('products-EU');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

beforeEach(async () => {
  await destroyStore();
  counted.clear();
});

const listed = async (cart: Cart) => {
  const answer = await cart.list();
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
};

test('S03 adding reports how many pieces were added, which stops at the maximum', async () => {
  const cart = aTab();
  const added = (await Promise.all([cart.add(aLine({ cantidadPedida: 10 }))]))[0];
  expect(added).toMatchObject({ ok: true, kept: 'device', value: { added: 10, line: { quantity: 10 } } });
  expect(await cart.add(aLine({ cantidadPedida: 5 }))).toMatchObject({ value: { added: 2, line: { quantity: 12 } } });
  expect(await cart.add(aLine({ cantidadMaxima: 0 }))).toMatchObject({ value: { added: 0, line: { quantity: 12 } } });
});

test('S03 two tabs that add at the same time lose nothing', async () => {
  const [one, other] = [aTab(), aTab()];
  const line = aLine({ cantidadMaxima: 99 });
  await Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : other).add(line)));
  expect((await listed(one))[0]).toMatchObject({ quantity: 20, subtotalCents: 20 * 3490 });
  expect(counted.get('products-EU')).toBe(20);
});

test('E05 lines keep the order in which they were added, also after one of them grew', async () => {
  const cart = aTab();
  for (const [place, key] of ['c', 'a', 'b'].entries()) await cart.add(aLine({ _id: key, puesta: place + 1 }));
  await cart.add(aLine({ _id: 'a', puesta: 9 }));
  expect((await listed(cart)).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
});

test('E08 a listener is called after a change of its tab and may read the bag at once', async () => {
  const cart = aTab();
  const heard: number[] = [];
  const leave = cart.subscribe(() => void listed(cart).then((lines) => heard.push(lines.length)));
  await cart.add(aLine());
  await listed(cart);
  leave();
  await cart.clear();
  expect(heard).toEqual([1]);
});

test('N21 a line takes the current price and maximum', async () => {
  const cart = aTab();
  await cart.add(aLine({ cantidadPedida: 5 }));
  await cart.refresh('482157', { priceCents: 2000, maxQuantity: 3 });
  expect((await listed(cart))[0]).toMatchObject({ quantity: 3, subtotalCents: 6000 });
});

// Failures

const full = () => new DOMException('no room', 'QuotaExceededError');

test('S03 a full device is reported, the bag stays, and adding works again when there is room', async () => {
  const cart = aTab();
  await cart.add(aLine({ cantidadPedida: 2 }));
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full();
  });
  expect(await cart.add(aLine({ _id: 'other' }))).toEqual({ ok: false, problem: 'full' });
  put.mockRestore();
  expect((await listed(cart)).map(({ quantity }) => quantity)).toEqual([2]);
  expect(counted.get('products-EU')).toBe(2);
  expect((await cart.add(aLine({ _id: 'other' }))).ok).toBe(true);
});

test('S03 a count written before its change failed is corrected', async () => {
  const real = await openLineStore('products-EU');
  let fails = false;
  const load = async () => async (): Promise<DeviceStore<CartRecord>> => ({
    ...real,
    change: async (code, rule, seen) => {
      if (!fails) return real.change(code, rule, seen);
      seen([aCartRecord({ cantidadPedida: 77 })]);
      throw Object.assign(new Error('aborted'), { name: 'AbortError', inner: full() });
    },
  });
  const cart = aTab({ load });
  await cart.add(aLine());
  fails = true;
  expect(await cart.add(aLine())).toEqual({ ok: false, problem: 'full' });
  await listed(cart);
  expect(counted.get('products-EU')).toBe(1);
});

test('S03 without IndexedDB the bag is in tab storage and says so', async () => {
  const load = async () => async () => Promise.reject(new DOMException('closed', 'InvalidStateError'));
  const cart = aTab({ load });
  expect(await cart.add(aLine({ cantidadPedida: 2 }))).toMatchObject({ ok: true, kept: 'tab', value: { added: 2 } });
  expect(await cart.setQuantity('482157', 3)).toMatchObject({ ok: true, kept: 'tab' });
  expect(await cart.list()).toMatchObject({ ok: true, kept: 'tab', value: [{ quantity: 3 }] });
  expect(await cart.clear()).toMatchObject({ ok: true });
  expect(await listed(cart)).toEqual([]);
});

test('S03 a full device does not move the bag to tab storage', async () => {
  const cart = aTab({ load: async () => async () => Promise.reject(full()) });
  expect(await cart.add(aLine())).toEqual({ ok: false, problem: 'full' });
});

test('S03 code that failed to load is loaded again the next time', async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new TypeError('failed to fetch');
    return openLineStore;
  };
  const cart = aTab({ load });
  expect(await cart.add(aLine())).toEqual({ ok: false, problem: 'unloaded' });
  online = true;
  expect((await cart.add(aLine())).ok).toBe(true);
});

test('S04 a store held by another tab is reported as busy, and the failed change does not happen later', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const real = await openLineStore('products-EU');
  const load = async () => async (): Promise<DeviceStore<CartRecord>> => ({
    ...real,
    change: async (code, rule, seen) => {
      await held;
      return real.change(code, rule, seen);
    },
  });
  const cart = aTab({ load, deadlineMs: 20 });
  expect(await cart.add(aLine())).toEqual({ ok: false, problem: 'busy' });
  release();
  expect(await real.list(() => {})).toEqual([]);
  // A tab without the short deadline.
  const patient = aTab({ load });
  expect((await patient.add(aLine())).ok).toBe(true);
  expect(await listed(patient)).toMatchObject([{ quantity: 1 }]);
});

test('X02 a store that fails for an unknown reason is reported as broken, not as an empty bag', async () => {
  const load = async () => async (): Promise<DeviceStore<CartRecord>> => ({
    list: () => Promise.reject(new Error('the disk is broken')),
    change: () => Promise.reject(new Error('the disk is broken')),
    clear: () => Promise.reject(new Error('the disk is broken')),
  });
  const cart = aTab({ load });
  expect(await cart.list()).toEqual({ ok: false, problem: 'broken' });
  expect(await cart.add(aLine())).toEqual({ ok: false, problem: 'broken' });
});
