import { expect, test } from '@jest/globals';
import { createRandom } from 'demo/seed/goods/random.ts';
import { insertRows } from 'demo/seed/insert-rows.ts';
import { sql } from 'kysely';
import { onDatabase } from '../../../../test/harness.ts';

type Price = { kind: 'regular' | 'sale'; cents: number; from: number; to: number | null };
type CurrentPrice = { price: number; sale_price: number | null; lowest30: number | null };

// The reference calculation knows no periods: it walks through time hour by hour.
const window = 30 * 24;
const horizon = 100 * 24;

function askedAt(history: Price[], hour: number) {
  const inForce = history.filter(({ from, to }) => from <= hour && (to === null || hour < to));
  const regulars = inForce.filter(({ kind }) => kind === 'regular');
  const latest = Math.max(...regulars.map(({ from }) => from));
  const regular = regulars.findLast(({ from }) => from === latest)?.cents ?? null;
  const sales = inForce.filter(({ kind }) => kind === 'sale').map(({ cents }) => cents);
  const sale = sales.length > 0 ? Math.min(...sales) : null;
  const reduced = regular !== null && sale !== null && sale < regular;
  return { regular, sale: reduced ? sale : null, effective: regular === null ? null : reduced ? sale : regular };
}

function referee(history: Price[], now: number): CurrentPrice | null {
  const today = askedAt(history, now);
  if (today.regular === null) return null;
  if (today.sale === null) return { price: today.regular, sale_price: null, lowest30: null };
  let began = now;
  while (began > -horizon && askedAt(history, began - 1).sale !== null) began -= 1;
  let lowest: number | null = null;
  for (let hour = began - window; hour < began; hour += 1) {
    const { effective } = askedAt(history, hour);
    if (effective !== null) lowest = lowest === null ? effective : Math.min(lowest, effective);
  }
  return lowest !== null && today.sale < lowest
    ? { price: Math.min(today.regular, lowest), sale_price: today.sale, lowest30: lowest }
    : { price: today.sale, sale_price: null, lowest30: null };
}

function randomHistory(seed: number): Price[] {
  const random = createRandom(`history ${seed}`);
  const moment = () => -random.integer(-10, 80) * 24 + random.pick([0, 0, 0, -7, 5]);
  return Array.from({ length: random.integer(1, 7) }, (_, index) => {
    const kind = index === 0 || random.chance(0.35) ? ('regular' as const) : ('sale' as const);
    const from = index === 0 && random.chance(0.8) ? -horizon : moment();
    const length = random.integer(1, 40) * 24;
    const open = random.chance(kind === 'regular' ? 0.7 : 0.25);
    return { kind, cents: random.integer(4, 12) * 250, from, to: open ? null : from + length };
  });
}

const now = new Date('2026-03-29T12:00:00Z');
const at = (hour: number) => new Date(now.getTime() + hour * 3_600_000);
const histories = Array.from({ length: 1_000 }, (_, index) => randomHistory(index));

onDatabase((database) => {
  test('E01 price, reduction and lowest price of 30 days match a reference calculation for 1,000 random histories', async () => {
    const { db } = database();
    const name = { es: 'x', en: 'x', de: 'x' };
    await insertRows(db, 'colors', [{ code: 'C', name, hex: '#000000', swatch: name, position: 1 }]);
    await insertRows(db, 'product_types', [{ code: 'T', name, position: 1 }]);
    await insertRows(
      db,
      'sizes',
      histories.map((_, index) => ({ code: `S${index}`, position: index })),
    );
    await insertRows(db, 'departments', [
      {
        id: 1,
        code: 'D',
        gender: 1,
        position: 1,
        group_position: 0,
        name,
        description: name,
        slug: name,
        changed_at: now,
      },
    ]);
    await insertRows(db, 'products', [
      {
        id: 1,
        reference: 'X1',
        type_code: 'T',
        gender: 1,
        collection: 'x',
        department_id: 1,
        rank: 1,
        name,
        description: name,
        slug: name,
        launched_at: now,
        care: [],
        warnings: [],
        animal_parts: false,
        sealed_hygiene: false,
        changed_at: now,
      },
    ]);
    await insertRows(db, 'variants', [{ id: 1, product_id: 1, color_code: 'C', position: 1 }]);
    await insertRows(
      db,
      'articles',
      histories.map((_, index) => ({
        id: index,
        product_id: 1,
        variant_id: 1,
        size_code: `S${index}`,
        code: String(index),
        max_quantity: 9,
      })),
    );
    await insertRows(
      db,
      'prices',
      histories.flatMap((history, index) =>
        history.map(({ kind, cents, from, to }) => ({
          article_id: index,
          kind,
          cents,
          valid_from: at(from),
          valid_to: to === null ? null : at(to),
        })),
      ),
    );

    await sql`select refresh_prices(array[1], ${now}::timestamptz)`.execute(db);

    const rows = await db.selectFrom('current_prices').selectAll().execute();
    const found = new Map(
      rows.map(({ article_id, price, sale_price, lowest30 }) => [article_id, { price, sale_price, lowest30 }]),
    );
    const expected = histories.map((history) => referee(history, 0));
    expect(histories.map((_, index) => found.get(index) ?? null)).toEqual(expected);
    // The job that publishes planned changes runs at the first moment when one is possible.
    for (const { article_id, next_change } of rows) {
      const moments = (histories[article_id] ?? []).flatMap(({ from, to }) => (to === null ? [from] : [from, to]));
      const next = Math.min(...moments.filter((moment) => moment > 0));
      expect([article_id, next_change]).toEqual([article_id, Number.isFinite(next) ? at(next) : null]);
    }
    // The random histories must contain every case.
    expect(expected.filter((one) => one === null).length).toBeGreaterThan(10);
    expect(expected.filter((one) => one?.sale_price != null).length).toBeGreaterThan(100);
    const cheaperBefore = expected.filter((one, index) => {
      const { regular } = askedAt(histories[index] ?? [], 0);
      return one?.lowest30 != null && regular !== null && one.lowest30 < regular;
    });
    expect(cheaperBefore.length).toBeGreaterThan(10);
  });
});
