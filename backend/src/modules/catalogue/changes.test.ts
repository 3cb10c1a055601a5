import { beforeAll, expect, test } from '@jest/globals';
import type { DatosOf } from 'contract/calls.ts';
import { openApp } from '../../../test/client.ts';
import { onEachDatabase, onServer } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { CacheNotice, Outbox } from '../../jobs/outbox.ts';
import { changePrice, changeStock, publishDuePrices } from './changes.ts';

const hour = 3_600_000;
const after = (hours: number) => new Date(shopNow().getTime() + hours * hour);

onEachDatabase((database) => {
  const sent: string[][] = [];
  // The outbox's own promise, one job for each commit, is proved beside it.
  const outbox: Outbox = {
    send: async (_trx, _kind, _key, payload) => {
      sent.push((payload as CacheNotice).tags);
    },
  };

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
    const product = await call<DatosOf<'C012'>>('POST', '/api/public/portafolio/consultarProductoDetalle', {
      body: { idioma: 'es', producto },
    });
    const version = await call<DatosOf<'C036'>>('GET', '/api/public/validarEnCache/catalogo');
    await app.close();
    const [size, article] = Object.entries(product.datos?.variants[0]?.sizeList ?? {})[0] ?? [];
    if (!product.datos || !article || !size) throw new Error('no product');
    return { product: product.datos, article, size, version: Number(version.datos?.version) };
  }

  test('C036 T06 a new price is read at once, raises the version and names the product to the storefront', async () => {
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

  test('C036 a reduction that is to come begins and ends by itself, beside the lowest price before it', async () => {
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

  test('C012 the last piece sold makes an article sold out, another piece brings it back', async () => {
    const { article, size } = await read(shopNow(), 2);
    const change = { db: database().db, outbox, now: shopNow() };
    const sizeNow = async () => (await read(shopNow(), 2)).product.variants[0]?.sizeList[size];
    for (const warehouse of ['Bodega central', 'Bodega Europa'] as const)
      await changeStock(change, article.codigo, warehouse, 0);
    expect(await sizeNow()).toMatchObject({ disponible: false, cantidadMaxima: 0 });
    await changeStock(change, article.codigo, 'Bodega Europa', 2);
    expect(await sizeNow()).toMatchObject({ disponible: true, cantidadMaxima: 2 });
  });

  test('C012 a colour never announces the reduction of a dearer size beside the price of a cheaper one', async () => {
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

  test('C012 an unknown code changes nothing and tells nobody', async () => {
    sent.length = 0;
    const change = { db: database().db, outbox, now: shopNow() };
    await expect(changeStock(change, '0', 'Bodega central', 1)).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });
}, seededShop);

onServer((database) => {
  test('C036 T06 prices of two sizes that change at the same moment are both in force afterwards', async () => {
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
      // The first has written everything and not committed: the second comes as far as it can.
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
