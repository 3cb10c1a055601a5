import { beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { openApp } from '../../../../test/client.ts';
import { onDatabase, onServer } from '../../../../test/harness.ts';
import { keepMovedStock } from '../../../../test/moved-stock.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { Db } from '../../../database/schema.ts';
import type { CacheNotice, Outbox } from '../../../kit/outbox.ts';
import { changePrice, changeStock, publishDueCampaigns, publishDuePrices } from './price-and-stock.ts';
import { publishProducts } from './publish.ts';

const hour = 3_600_000;
const after = (hours: number) => new Date(shopNow().getTime() + hours * hour);

onDatabase((database) => {
  const sent: string[][] = [];
  // Other tests prove that the outbox runs one job per commit.
  const notices: Outbox = {
    send: async (_trx, _kind, _key, payload) => {
      sent.push((payload as CacheNotice).tags);
    },
  };
  const { outbox, publishMoved } = keepMovedStock({ db: () => database().db, outbox: notices, now: shopNow });

  let references: string[] = [];
  beforeAll(async () => {
    const rows = await database()
      .db.selectFrom('product_cards')
      .innerJoin('products', 'products.id', 'product_cards.product_id')
      .select('reference')
      .where('lowest30', 'is', null)
      .where('available', '=', true)
      .orderBy('reference')
      .limit(3)
      .execute();
    references = rows.map(({ reference }) => reference);
  });

  async function read(now: Date, which = 0) {
    const producto = references[which];
    const { app, call } = openApp(database(), { now: () => now });
    const product = await call<AnswerOf<'readProduct'>>('POST', '/api/public/portafolio/consultarProductoDetalle', {
      body: { idioma: 'es', producto },
    });
    const version = await call<AnswerOf<'checkFreshness'>>('GET', '/api/public/validarEnCache/catalogo');
    await app.close();
    const [size, article] = Object.entries(product.datos?.variants[0]?.sizeList ?? {})[0] ?? [];
    if (!product.datos || !article || !size) throw new Error('no product');
    return { product: product.datos, article, size, version: Number(version.datos?.version) };
  }

  test('C036 T06 a new price is visible at once, raises the version and notifies the storefront of the product', async () => {
    const before = await read(shopNow());
    sent.length = 0;
    await changePrice(
      { db: database().db, outbox, now: shopNow() },
      { article: before.article.codigo, kind: 'regular', cents: 12_345, from: after(-1) },
    );
    const now = await read(shopNow());
    expect(now.article).toMatchObject({ price: 123.45, salePrice: null, lowest30: null });
    expect(now.product.precio.hasta).toBe(123.45);
    expect(now.version).toBeGreaterThan(before.version);
    const shelves = sent[0]?.filter((tag) => tag.startsWith('departamento:')) ?? [];
    expect(shelves.length).toBeGreaterThan(1);
    expect(sent).toEqual([[...shelves, `producto:${references[0]}`]]);
  });

  test('C036 the job of due prices begins a planned reduction and ends it at its time', async () => {
    const { article } = await read(shopNow(), 1);
    const change = { db: database().db, outbox, now: shopNow() };
    const regular = article.price * 100;
    await changePrice(change, { article: article.codigo, kind: 'sale', cents: 500, from: after(2), to: after(50) });
    expect((await read(shopNow(), 1)).article.salePrice).toBe(article.salePrice);
    expect(await publishDuePrices({ ...change, now: after(1) })).toBe(0);

    expect(await publishDuePrices({ ...change, now: after(3) })).toBe(1);
    const during = (await read(after(3), 1)).article;
    expect(during).toMatchObject({ price: regular / 100, salePrice: 5 });
    expect(during.lowest30).toBeLessThanOrEqual(during.price);

    expect(await publishDuePrices({ ...change, now: after(51) })).toBe(1);
    expect((await read(after(51), 1)).article.salePrice).toBe(article.salePrice);
    expect(await publishDuePrices({ ...change, now: after(51) })).toBe(0);
  });

  test('C012 with stock 0 an article is sold out, and with new stock it is back', async () => {
    const { article, size } = await read(shopNow(), 2);
    const change = { db: database().db, outbox, now: shopNow() };
    const sizeNow = async () => (await read(shopNow(), 2)).product.variants[0]?.sizeList[size];
    for (const warehouse of ['Bodega central', 'Bodega Europa'] as const)
      await changeStock(change, article.codigo, warehouse, 0);
    expect(await sizeNow()).toMatchObject({ disponible: false, cantidadMaxima: 0 });
    await changeStock(change, article.codigo, 'Bodega Europa', 2);
    expect(await sizeNow()).toMatchObject({ disponible: true, cantidadMaxima: 2 });
  });

  test('C012 a colour does not combine the reduction of a dearer size with the price of a cheaper one', async () => {
    const { product } = await read(shopNow(), 2);
    const [cheap, dear] = Object.values(product.variants[0]?.sizeList ?? {});
    if (!cheap || !dear) throw new Error('too few sizes');
    const change = { db: database().db, outbox, now: shopNow() };
    await changePrice(change, { article: cheap.codigo, kind: 'regular', cents: 500, from: after(-1) });
    const cents = Math.round(dear.price * 100) - 100;
    await changePrice(change, { article: dear.codigo, kind: 'sale', cents, from: after(-1), to: after(50) });
    const variant = (await read(shopNow(), 2)).product.variants[0];
    expect(Object.values(variant?.sizeList ?? {}).some(({ salePrice }) => salePrice === cents / 100)).toBe(true);
    expect(variant).toMatchObject({ fullPrice: 5, onSalePrice: null });
  });

  test('a change of stock that is not visible notifies nobody; one that lowers what can be ordered does', async () => {
    const { article } = await read(shopNow(), 2);
    const change = { db: database().db, outbox, now: shopNow() };
    const tagsOf = async (quantity: number) => {
      sent.length = 0;
      await changeStock(change, article.codigo, 'Bodega central', quantity);
      expect(sent).toEqual([]);
      await publishMoved();
      return sent.flat();
    };
    await tagsOf(500);
    const { version } = await read(shopNow(), 2);
    expect(await tagsOf(499)).toEqual([]);
    expect((await read(shopNow(), 2)).version).toBe(version);
    await changeStock(change, article.codigo, 'Bodega Europa', 0);
    expect(await tagsOf(2)).toEqual([`producto:${references[2]}`]);
    const shelves = await tagsOf(0);
    expect(shelves).toContain(`producto:${references[2]}`);
    expect(shelves).toContain('departamento:women');
  });

  test('T06 a text of the product page notifies that page, a name also the listings above it', async () => {
    const { db } = database();
    const { id, department_id } = await db
      .selectFrom('products')
      .select(['id', 'department_id'])
      .where('reference', '=', references[0] as string)
      .executeTakeFirstOrThrow();
    const publish = async (column: 'description' | 'name') => {
      sent.length = 0;
      await db.transaction().execute(async (trx) => {
        const text = JSON.stringify({ es: `Otro ${column}`, en: `Other ${column}`, de: `Anderer ${column}` });
        await trx
          .updateTable('products')
          .set({ [column]: text })
          .where('id', '=', id)
          .execute();
        await publishProducts(trx, outbox, [id], shopNow());
      });
      return sent;
    };
    expect(await publish('description')).toEqual([[`producto:${references[0]}`]]);
    const above = await db
      .selectFrom('product_departments')
      .innerJoin('departments', 'departments.id', 'department_id')
      .select(['departments.id', 'code'])
      .where('product_id', '=', id)
      .execute();
    expect(above.map((department) => department.id)).toContain(department_id);
    expect(await publish('name')).toEqual([
      [...above.map(({ code }) => `departamento:${code}`), `producto:${references[0]}`].sort(),
    ]);
  });

  test('T06 a change by a later migration notifies the listings of its products', async () => {
    const { db } = database();
    await sql`alter table products add column neckline text`.execute(db);
    sent.length = 0;
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        update products set neckline = 'V' where reference = ${references[0]} returning id`.execute(trx);
      await publishProducts(
        trx,
        outbox,
        rows.map(({ id }) => id),
        shopNow(),
      );
    });
    expect(sent[0]?.some((tag) => tag.startsWith('departamento:'))).toBe(true);
  });

  test('the menu’s notice goes out when a department becomes empty or gets its first product, and only then', async () => {
    const { db } = database();
    const leaf = await db
      .selectFrom('product_departments')
      .select(['department_id'])
      .select((row) => row.fn.countAll<number>().as('products'))
      .groupBy('department_id')
      .having((row) => row.fn.countAll(), '>', 2)
      .orderBy('products')
      .orderBy('department_id')
      .executeTakeFirstOrThrow();
    const shelved = await db
      .selectFrom('product_departments')
      .selectAll()
      .where('department_id', '=', leaf.department_id)
      .orderBy('product_id')
      .execute();
    const tell = async (work: (trx: Db) => Promise<unknown>, ids: number[]) => {
      sent.length = 0;
      await db.transaction().execute(async (trx) => {
        await work(trx);
        await publishProducts(trx, outbox, ids, shopNow());
      });
      return sent.some((tags) => tags.includes('menu'));
    };
    const takeOut = (ids: number[]) => (trx: Db) =>
      trx
        .deleteFrom('product_departments')
        .where('department_id', '=', leaf.department_id)
        .where('product_id', 'in', ids)
        .execute();
    const putBack = (ids: number[]) => (trx: Db) =>
      trx
        .insertInto('product_departments')
        .values(shelved.filter((row) => ids.includes(row.product_id)))
        .execute();
    const [first, ...rest] = shelved.map(({ product_id }) => product_id) as [number, ...number[]];
    expect(await tell(takeOut([first]), [first])).toBe(false);
    expect(await tell(takeOut(rest), rest)).toBe(true);
    expect(await tell(putBack([first]), [first])).toBe(true);
    expect(await tell(putBack(rest), rest)).toBe(false);
    expect(await tell(async () => {}, [first, ...rest])).toBe(false);
  });

  test('the end of a campaign notifies every product that it reduced', async () => {
    const { db } = database();
    const reduced = await db
      .selectFrom('product_cards')
      .innerJoin('products', 'products.id', 'product_id')
      .select('reference')
      .where('lowest30', 'is not', null)
      .execute();
    sent.length = 0;
    await publishDuePrices({ db, outbox, now: after(46 * 24) });
    const told = new Set(sent.flat());
    for (const { reference } of reduced) expect(told).toContain(`producto:${reference}`);
    expect(told).toContain('departamento:women');
    expect(told).not.toContain('menu');
  });

  test('E07 the end of a campaign notifies the storefront once', async () => {
    const { db } = database();
    const { ends_at } = await db
      .selectFrom('campaigns')
      .select('ends_at')
      .where('ends_at', '>', shopNow())
      .orderBy('ends_at')
      .executeTakeFirstOrThrow();
    const minutes = (count: number) => new Date(ends_at.getTime() + count * 60_000);
    const toldAt = async (now: Date) => {
      sent.length = 0;
      await publishDueCampaigns({ db, outbox, now });
      return sent.flat();
    };
    const lastTold = (at: Date) =>
      db
        .insertInto('cache_versions')
        .values({ name: 'campanas', version: 1, changed_at: at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ changed_at: at }))
        .execute();
    await lastTold(minutes(-60));
    expect(await toldAt(minutes(-1))).toEqual([]);
    expect(await toldAt(minutes(1))).toEqual(['campanas']);
    await lastTold(minutes(1));
    expect(await toldAt(minutes(2))).toEqual([]);
  });

  test('T06 a notice never names more tags than the storefront takes', async () => {
    const { db } = database();
    const { rows } = await sql<{ id: number }>`select id from products`.execute(db);
    const ids = rows.map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      await sql`update products set name = jsonb_set(name, '{es}', to_jsonb(reference))`.execute(trx);
      await sql`update products set reference = 'LONG-' || reference || '-0'`.execute(trx);
      sent.length = 0;
      await publishProducts(trx, outbox, ids, shopNow());
    });
    const tags = sent.flat().filter((tag) => tag.startsWith('producto:'));
    expect(new Set(tags).size).toBe(ids.length);
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(400);
  });

  test('C012 a change of stock for an unknown code is refused and notifies nobody', async () => {
    sent.length = 0;
    const change = { db: database().db, outbox, now: shopNow() };
    await expect(changeStock(change, '0', 'Bodega central', 1)).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });
}, seededShop);

onServer((database) => {
  test('C036 T06 simultaneous price changes of two sizes both count afterwards', async () => {
    const { db, pool } = database();
    const sizes = await db
      .selectFrom('articles')
      .innerJoin('product_cards', 'product_cards.product_id', 'articles.product_id')
      .select(['articles.id', 'code'])
      .where('lowest30', 'is', null)
      .orderBy('articles.product_id')
      .orderBy('articles.id')
      .limit(2)
      .execute();
    const [one, other] = sizes;
    if (!one || !other) throw new Error('too few sizes');
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    let second: Promise<void> | undefined;
    const change = (article: string, cents: number, send: Outbox['send']) =>
      changePrice({ db, outbox: { send }, now: shopNow() }, { article, kind: 'regular', cents, from: after(-1) });

    await change(one.code, 111_100, async () => {
      second ??= change(other.code, 222_200, async () => {});
      // The first has written everything but not committed; the second runs until it waits for the lock.
      while ((await pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
    });
    await second;

    const prices = await db
      .selectFrom('current_prices')
      .select('price')
      .where('article_id', 'in', [one.id, other.id])
      .orderBy('article_id')
      .execute();
    expect(prices.map(({ price }) => price)).toEqual([111_100, 222_200]);
  });
}, seededShop);
