import { expect, test } from '@jest/globals';
import { sortNames } from 'contract/catalogue/schemas.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import { sql } from 'kysely';
import { onDatabase } from '../../../../test/harness.ts';
import { keepMovedStock } from '../../../../test/moved-stock.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { changePrice, changeStock } from '../changes/price-and-stock.ts';
import { publishProducts } from '../changes/publish.ts';
import type { CachedProduct } from './cached-product.ts';
import { type CatalogueCache, createCatalogueCache } from './catalogue-cache.ts';
import { countFacets } from './facets.ts';
import { toSort } from './filter-choice.mapper.ts';

const outbox: Outbox = { send: async () => {} };
const plain = ({ colors, sizes, departments, open, named, other, place: _, ...item }: CachedProduct) => ({
  ...item,
  colors: colors.list,
  sizes: sizes.list,
  departments: departments.list,
  open: [...open],
  words: [named.map((list) => [...list]), other.map(({ list }) => list)],
});

function readWhole(cache: CatalogueCache) {
  const orders = sortNames.map((name) => cache.inOrder(toSort(name), 'de'));
  return { items: cache.items.map(plain), orders: orders.map((places) => cache.idsOf(places)) };
}

/** From the tables that are written to, not from the computed ones. */
async function countByHand(db: Db, now: Date) {
  const { rows } = await sql<{ department: number; total: number; blacks: number; open: number }>`
    with asked as (
      select distinct article_id from prices
      where kind = 'regular' and valid_from <= ${now} and (valid_to is null or valid_to > ${now})
    ),
    sold as (
      select p.id, p.legal, exists (select from articles a join variants v on v.id = a.variant_id join asked k on k.article_id = a.id
          where a.product_id = p.id and v.color_code = 'NEG') as black,
        p.legal and exists (select from articles a join asked k on k.article_id = a.id join stock s on s.article_id = a.id
          where a.product_id = p.id and s.quantity > 0) as open
      from (select id, legal_is_complete(products) as legal from products) p
      where exists (select from articles a join asked k on k.article_id = a.id where a.product_id = p.id)
    )
    select shelf.department_id as department, count(*)::integer as total,
      (count(*) filter (where black))::integer as blacks, (count(*) filter (where open))::integer as open
    from product_departments shelf join sold on sold.id = shelf.product_id
    group by shelf.department_id order by 1`.execute(db);
  return rows;
}

async function changeSomething(db: Db, random: Random, now: Date) {
  const change = { db, outbox, now };
  const article = async () => {
    const { rows } = await sql<{ code: string; product_id: number }>`
      select code, product_id from articles order by id offset ${random.integer(0, 2_000)} limit 1`.execute(db);
    return rows[0] as { code: string; product_id: number };
  };
  const publish = async (text: (id: number) => ReturnType<typeof sql>) => {
    const { product_id } = await article();
    await db.transaction().execute(async (trx) => {
      await text(product_id).execute(trx);
      await publishProducts(trx, outbox, [product_id], now);
    });
  };
  const code = async () => (await article()).code;
  const from = new Date(now.getTime() - 3_600_000);
  const kinds = [
    async () =>
      changePrice(change, { article: await code(), kind: 'regular', cents: random.integer(5, 200) * 95, from }),
    async () => changePrice(change, { article: await code(), kind: 'sale', cents: random.integer(5, 20) * 95, from }),
    async () => {
      const moved = keepMovedStock({ db: () => db, outbox, now: () => now });
      const warehouse = random.pick(['Bodega central', 'Bodega Europa'] as const);
      await changeStock({ ...change, outbox: moved.outbox }, await code(), warehouse, random.pick([0, 0, 1, 30]));
      await moved.publishMoved();
    },
    () =>
      publish(
        (id) =>
          sql`update products set name = jsonb_set(name, '{de}', to_jsonb(${`Ä ${random.next()}`}::text)) where id = ${id}`,
      ),
    () => publish((id) => sql`update products set rank = ${random.integer(1, 1_000_000)} where id = ${id}`),
    () => publish((id) => sql`update products set composition = null where id = ${id}`),
    () =>
      publish((id) => sql`delete from prices where article_id in (select id from articles where product_id = ${id})`),
    () => publish((id) => sql`delete from product_departments where product_id = ${id}`),
    () =>
      publish(
        (id) => sql`insert into product_departments select d.id, p.rank, p.id from departments d, products p
      where p.id = ${id} and d.code = 'bras' on conflict do nothing`,
      ),
  ];
  await random.pick(kinds)();
}

onDatabase((database) => {
  test('C009 C010 after random changes the cache equals a fresh one, and its counts those of the tables', async () => {
    const { db } = database();
    const random = createRandom('shelf');
    const kept = createCatalogueCache(db);
    for (let round = 0; round < 8; round += 1) {
      readWhole(await kept('de'));
      for (let each = 0; each < 6; each += 1) await changeSomething(db, random, shopNow());
      const fresh = readWhole(await createCatalogueCache(db)('de'));
      const old = await kept('de');
      expect(readWhole(old)).toEqual(fresh);
      const counted = await countByHand(db, shopNow());
      expect(counted.length).toBeGreaterThan(30);
      for (const { department, total, blacks, open } of counted) {
        const inside = old.inDepartment(department, 'recommended', 'es');
        const facets = countFacets(old, inside, {});
        const available = countFacets(old, inside, { inStock: true });
        expect([
          department,
          old.countOf(department),
          facets.total,
          facets.colors.get('NEG') ?? 0,
          available.total,
        ]).toEqual([department, total, total, blacks, open]);
      }
    }
  });

  test('C009 a change committed before a query is in its answer, also while another update runs', async () => {
    const { db } = database();
    const readCatalogueCache = createCatalogueCache(db);
    const reference = (await readCatalogueCache()).items[0]?.reference as string;
    const rankOf = async () => (await readCatalogueCache()).items.findIndex((item) => item.reference === reference);
    for (let rank = 2_000_000; rank < 2_000_005; rank += 1) {
      const racing = [readCatalogueCache(), readCatalogueCache()];
      await db.transaction().execute(async (trx) => {
        const { id } = await trx
          .updateTable('products')
          .set({ rank })
          .where('reference', '=', reference)
          .returning('id')
          .executeTakeFirstOrThrow();
        await publishProducts(trx, outbox, [id], shopNow());
      });
      const items = (await readCatalogueCache()).items;
      expect(await rankOf()).toBe(items.length - 1);
      await Promise.all(racing);
    }
  });

  test('C011 a word that only the search reads reaches the cache when its product is published, not when it is sold', async () => {
    const { db } = database();
    const { code, product_id, support_code } = await db
      .selectFrom('articles')
      .innerJoin('products', 'products.id', 'product_id')
      .innerJoin('product_cards', 'product_cards.product_id', 'products.id')
      .select(['code', 'articles.product_id', 'support_code'])
      .where('support_code', 'is not', null)
      .orderBy('articles.id')
      .executeTakeFirstOrThrow();
    const callSupport = (name: string) => sql`
      update support_levels set name = jsonb_set(name, '{de}', to_jsonb(${name}::text)) where code = ${support_code}`;
    const publish = () => db.transaction().execute((trx) => publishProducts(trx, outbox, [product_id], shopNow()));
    const { outbox: kept, publishMoved } = keepMovedStock({ db: () => db, outbox, now: shopNow });
    const setStock = async (quantity: number) => {
      await changeStock({ db, outbox: kept, now: shopNow() }, code, 'Bodega central', quantity);
      await publishMoved();
    };
    await setStock(500);
    const cache = createCatalogueCache(db);
    const wordsOf = async (readCatalogueCache: typeof cache) =>
      (await readCatalogueCache()).items.map(plain).find(({ id }) => id === product_id)?.words;
    let before = await wordsOf(cache);
    const publications = [
      { change: publish, brings: true },
      // A change of stock that is not visible.
      { change: () => setStock(499), brings: false },
      { change: () => setStock(0), brings: false },
      { change: publish, brings: true },
    ];
    for (const [at, { change, brings }] of publications.entries()) {
      await callSupport(`Zwischenzeit${at}`).execute(db);
      await change();
      const words = await wordsOf(cache);
      expect(words).toEqual(await wordsOf(createCatalogueCache(db)));
      if (brings) expect(words).not.toEqual(before);
      else expect(words).toEqual(before);
      before = words;
    }
  });

  test('C009 a changed price keeps the order of names, and a changed name sorts it anew', async () => {
    const { db } = database();
    const readCatalogueCache = createCatalogueCache(db);
    const idsOf = (cache: CatalogueCache) => cache.idsOf(cache.inOrder('name', 'de'));
    const before = idsOf(await readCatalogueCache('de'));
    const id = before[0] as number;
    const { code } = await db
      .selectFrom('articles')
      .select('code')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    const change = { db, outbox, now: shopNow() };
    const from = new Date(shopNow().getTime() - 1_000);
    await changePrice(change, { article: code, kind: 'regular', cents: 95, from });
    // Read without the names of words: the known order is kept.
    const later = await readCatalogueCache();
    expect(idsOf(later)).toEqual(before);
    expect(later.items.find((item) => item.id === id)).toMatchObject({ priceFrom: 95 });
    await db.transaction().execute(async (trx) => {
      await sql`update products set name = jsonb_set(name, '{de}', '"Zzz"') where id = ${id}`.execute(trx);
      await publishProducts(trx, outbox, [id], change.now);
    });
    expect(idsOf(await readCatalogueCache('de')).at(-1)).toBe(id);
  });
}, seededShop);
