import { toEuros } from '@/contract/money';
import { createListeners } from '@/lib/state/store';
import { type BagName, type CartStorage, storeBagCount } from './bag-count';
import { type CartLine, type CartRecord, toCartLine, toCartRecord } from './cart-line';
import { countPieces, mergeRecord, refreshRecord, restoreRecord, setQuantity } from './cart-rules';
import type { Change, ChangeListener, DeviceStore, Rule } from './device-store';
import { isPendingAddDone } from './pending-adds';

/**
 * Failures of a bag. `full`: the device has no room; `busy`: another tab holds the store; `unloaded`: its code failed
 * to load; `broken`: anything else. The bag's content stays in each case.
 */
export type CartProblem = 'full' | 'busy' | 'unloaded' | 'broken';

export type CartAnswer<T> = { ok: true; value: T; kept: CartStorage } | { ok: false; problem: CartProblem };

export type AddResult = {
  line: CartLine | null;
  /** Added pieces: fewer than requested when the maximum was reached. */
  added: number;
};

type CartLoaders = {
  load: () => Promise<(name: BagName) => Promise<Store>>;
  fallback: () => Promise<(name: BagName) => Store>;
  count: typeof storeBagCount;
  /** Long enough for a slow disk, short enough that a button does not seem dead. */
  deadlineMs: number;
};

const ways: CartLoaders = {
  load: async () => (await import('./cart-store')).openLineStore,
  fallback: async () => (await import('./tab-cart-store')).createTabCartStore,
  count: storeBagCount,
  deadlineMs: 8_000,
};

export type Cart = ReturnType<typeof createCart>;

export function createCart(name: BagName, { load, fallback, count, deadlineMs }: CartLoaders = ways) {
  const { notify, subscribe } = createListeners();
  const changes = createListeners<[was: CartLine | null, is: CartLine | null]>();
  let opened: Promise<Store> | null = null;
  let kept: CartStorage = 'device';

  async function open(): Promise<Store> {
    const openStore = await load().catch((error: unknown) => Promise.reject(new Unloaded(error)));
    try {
      return await openStore(name);
    } catch (error) {
      // A full disk is reported; a browser without IndexedDB gets a store in the tab. An unreadable store keeps its
      // content.
      if (isQuota(error)) throw error;
      kept = 'tab';
      return (await fallback())(name);
    }
  }

  async function ask<T>(work: (store: Store, late: () => boolean) => Promise<T>): Promise<CartAnswer<T>> {
    const deadline = startDeadline(deadlineMs);
    try {
      // Retried after a failure: the code may load, space may be freed, the other tab may be closed.
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      const value = await deadline.before(work(await deadline.before(opened), deadline.passed));
      return { ok: true, value, kept };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    } finally {
      deadline.end();
    }
  }

  const seen =
    (changed: boolean): ChangeListener<CartRecord> =>
    (records) =>
      count(name, countPieces(records), changed, kept);

  async function change(key: string, rule: Rule<CartRecord>): Promise<CartAnswer<Change<CartRecord>>> {
    const answer = await ask((store, late) =>
      store.change(
        key,
        (was) => {
          // The caller was told that it failed and may try again: the change must not happen after all.
          if (late()) throw new Late();
          return rule(was);
        },
        seen(true),
      ),
    );
    if (answer.ok) changes.notify(lineOf(answer.value.was), lineOf(answer.value.is));
    return announce(answer);
  }

  function announce<T>(answer: CartAnswer<T>): CartAnswer<T> {
    // A change that was rolled back on commit has already been counted.
    if (!answer.ok && opened !== null) void ask((store) => store.list(seen(false)));
    notify();
    return answer;
  }

  return {
    name,
    /** S03. An addition with a note's id is applied once, however often it is tried. */
    async add(line: Omit<CartLine, 'subtotalCents'>, note = ''): Promise<CartAnswer<AddResult>> {
      const given = { ...toCartRecord(line), ...(note && { nota: note }) };
      let isAgain = false;
      const answer = await change(line.key, (was) => {
        isAgain = isPendingAddDone(note) || (note !== '' && was?.nota === note);
        return isAgain ? was : mergeRecord(was, given);
      });
      if (!answer.ok) return answer;
      const { was, is } = answer.value;
      const added = isAgain ? line.quantity : Math.max(0, (is?.cantidadPedida ?? 0) - (was?.cantidadPedida ?? 0));
      return { ...answer, value: { line: is && toCartLine(is), added } };
    },
    setQuantity: (key: string, quantity: number) => change(key, (was) => setQuantity(was, quantity)),
    refresh: (key: string, now: Facts) =>
      change(key, (was) => refreshRecord(was, { precio: toEuros(now.priceCents), cantidadMaxima: now.maxQuantity })),
    remove: (key: string) => change(key, () => null),
    restore: (line: CartLine) => change(line.key, (was) => restoreRecord(was, toCartRecord(line))),
    /** S04. */
    clear: async () => announce(await ask((store) => store.clear(seen(true)))),
    async list(): Promise<CartAnswer<CartLine[]>> {
      const answer = await ask((store) => store.list(seen(false)));
      return answer.ok ? { ...answer, value: answer.value.map(toCartLine) } : answer;
    },
    subscribe,
    /** Changes by this page, line by line; other tabs report their own. */
    onChange: changes.subscribe,
  };
}

const lineOf = (record: CartRecord | null) => record && toCartLine(record);

type Facts = Pick<CartLine, 'priceCents' | 'maxQuantity'>;
type Store = DeviceStore<CartRecord>;

class Unloaded extends Error {
  constructor(cause: unknown) {
    super('the code of the store did not arrive', { cause });
  }
}
class Late extends Error {}

function startDeadline(ms: number) {
  let over = false;
  let timer: ReturnType<typeof setTimeout>;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over = true;
      reject(new Late());
    }, ms);
  });
  expired.catch(() => {});
  return {
    passed: () => over,
    before: <T>(work: Promise<T>): Promise<T> => Promise.race([work, expired]),
    end: () => clearTimeout(timer),
  };
}

/** Dexie wraps the browser's error: a full disk is an aborted transaction with the reason inside. */
function isQuota(error: unknown): boolean {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: { name?: string } };
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError';
}

function problemOf(error: unknown): CartProblem {
  if (isQuota(error)) return 'full';
  if (error instanceof Late) return 'busy';
  return error instanceof Unloaded ? 'unloaded' : 'broken';
}

/** The shopper's bag. */
export const bag = createCart('products-EU');

export const addToCart = bag.add;
export const changeQuantity = bag.setQuantity;
export const removeLine = bag.remove;
export const restoreLine = bag.restore;
export const refreshLine = bag.refresh;
export const clearCart = bag.clear;
export const listLines = bag.list;
