import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aCartRecord } from '@/lib/testing/factories';
import { type Cart, createCart } from './cart';
import { type CartLine, type CartRecord, toCartLine } from './cart-line';
import { mergeRecord, setQuantity } from './cart-rules';
import { openLineStore } from './cart-store';
import { createTabCartStore } from './tab-cart-store';

type Ways = NonNullable<Parameters<typeof createCart>[1]>;
const counted = new Map<string, number>();

/** A tab: its own connection to the device's one store, and the count that all tabs share. */
const aTab = (change: Partial<Ways> = {}): Cart =>
  createCart('products-EU', {
    load: async () => openLineStore,
    fallback: async () => createTabCartStore,
    count: (name, count) => counted.set(name, count),
    deadlineMs: 4_000,
    ...change,
  });

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

// Concurrent steps of two tabs must end as if they had run one after the other, in some order.

type Step =
  | { do: 'add'; key: string; quantity: number; max: number; cents: number }
  | { do: 'set'; key: string; quantity: number }
  | { do: 'remove'; key: string }
  | { do: 'clear' };

const key = fc.constantFrom('a', 'b', 'c');
const add = fc.record({
  do: fc.constant('add' as const),
  key,
  quantity: fc.integer({ min: 1, max: 9 }),
  max: fc.integer({ min: 0, max: 12 }),
  cents: fc.integer({ min: 0, max: 99_999 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: add },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), key, quantity: fc.integer({ max: 15 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
);
const together = fc.array(fc.record({ tab: fc.integer({ min: 0, max: 1 }), step }), { minLength: 1, maxLength: 3 });

const lineOf = (each: Extract<Step, { do: 'add' }>) =>
  aCartRecord({
    _id: each.key,
    cantidadPedida: each.quantity,
    cantidadMaxima: each.max,
    precio: each.cents / 100,
    precioSubtotal: (each.cents * each.quantity) / 100,
  });

function act(cart: Cart, each: Step) {
  if (each.do === 'add') return cart.add(toCartLine(lineOf(each)));
  if (each.do === 'set') return cart.setQuantity(each.key, each.quantity);
  return each.do === 'remove' ? cart.remove(each.key) : cart.clear();
}

type Model = Record<string, CartRecord>;

function after(model: Model, each: Step): Model {
  if (each.do === 'clear') return {};
  const { [each.key]: was = null, ...rest } = model;
  const is =
    each.do === 'add' ? mergeRecord(was, lineOf(each)) : each.do === 'set' ? setQuantity(was, each.quantity) : null;
  return is ? { ...rest, [each.key]: is } : rest;
}

const orders = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((first, place) => orders(all.toSpliced(place, 1)).map((rest) => [first, ...rest]));

const text = (lines: CartLine[]) =>
  JSON.stringify(
    lines
      .map(({ key: code, quantity, priceCents, subtotalCents }) => [code, quantity, priceCents, subtotalCents])
      .sort(),
  );

test('S03 S04 V03 X02 whatever two tabs do in any order, nothing is lost, over its maximum or wrongly summed', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(together, { minLength: 1, maxLength: 6 }), async (schedule) => {
        const tabs = [aTab(), aTab()];
        let model: Model = {};
        for (const moment of schedule) {
          const answers = await Promise.all(moment.map(({ tab, step: each }) => act(tabs[tab] as Cart, each)));
          expect(answers.filter(({ ok }) => !ok)).toEqual([]);
          const lines = await listed(tabs[0] as Cart);
          const possible = orders(moment.map(({ step: each }) => each)).map((steps) => steps.reduce(after, model));
          const found = possible.find((one) => text(Object.values(one).map(toCartLine)) === text(lines));
          expect([moment, text(lines), found !== undefined]).toEqual([moment, text(lines), true]);
          expect(lines.filter(({ quantity, maxQuantity }) => quantity > maxQuantity || quantity < 1)).toEqual([]);
          expect(lines.filter((each) => each.subtotalCents !== each.priceCents * each.quantity)).toEqual([]);
          expect(counted.get('products-EU')).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
          model = found ?? {};
        }
        expect(text(await listed(tabs[1] as Cart))).toBe(text(Object.values(model).map(toCartLine)));
      })
      .afterEach(async () => {
        await destroyStore();
        counted.clear();
      }),
    { numRuns: 150 },
  );
}, 60_000);
