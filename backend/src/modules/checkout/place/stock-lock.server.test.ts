import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { countPieces } from '../../../../test/buyers.ts';
import { lineOf, withGuests } from '../../../../test/guests.ts';
import { onServer } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { seededShop } from '../../../../test/seeded.ts';

onServer((database) => {
  const shop = withGuests(database);

  /** Another transaction with locks, until the work is done. */
  async function whileLocked<T>(
    locks: (client: pg.PoolClient) => Promise<unknown>,
    work: () => Promise<T>,
  ): Promise<T> {
    const client = await database().pool.connect();
    try {
      await client.query('begin');
      await locks(client);
      return await work();
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  /** What a publication of the catalogue holds until it commits. */
  const lockCatalogue = async (client: pg.PoolClient) => {
    await client.query('select from products for no key update');
    await client.query('select from departments for no key update');
    await client.query('select from cache_versions for update');
  };

  /** Waits until a transaction waits for a row, and returns the tables that it has written by then. */
  async function tablesOfWaiting(): Promise<string[]> {
    for (;;) {
      const [waiting] = (
        await database().pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows;
      if (!waiting) continue;
      const { rows } = await database().pool.query<{ table: string }>(
        `select c.relname as table from pg_locks l join pg_class c on c.oid = l.relation and c.relkind = 'r'
         where l.pid = $1 and l.mode = 'RowExclusiveLock'`,
        [waiting.pid],
      );
      return rows.map(({ table }) => table);
    }
  }

  test('C072 C030 orders are placed, cancelled and expire while the catalogue publishes the same products', async () => {
    const article = await shop.article();
    const guest = shop.guest();
    const body = await guest.asSeen({ lineas: [lineOf(article)] });
    const { buyer } = await shop.aWaitingOrder();
    await buyer.addCodes({ [article.code]: 2 });
    await buyer.ship();
    const seen = await buyer.asSeen({ metodo: 'TCR' });
    await whileLocked(lockCatalogue, async () => {
      expect((await guest.place(body)).datos?.resultado).toBe('CREADA');
      const { datos } = await buyer.confirm(seen);
      expect(datos?.resultado).toBe('CONFIRMADA');
      expect(await countPieces(shop.db(), article.id)).toEqual({ free: 17, held: 3 });
      await shop.cancel(datos?.orden?.id ?? '');
      shop.pass(60);
      await shop.expire();
    });
    expect(await countPieces(shop.db(), article.id)).toEqual({ free: 20, held: 0 });
  });

  test('C030 an order is priced and written before it waits for its articles', async () => {
    const article = await shop.article();
    const guest = shop.guest();
    const body = await guest.asSeen({ lineas: [lineOf(article)] });
    let placing: ReturnType<typeof guest.place> | undefined;
    await whileLocked(
      (client) => client.query('select from articles where id = $1 for no key update', [article.id]),
      async () => {
        placing = guest.place(body);
        expect(await tablesOfWaiting()).toEqual(expect.arrayContaining(['orders', 'order_lines', 'payment_attempts']));
      },
    );
    expect((await placing)?.datos?.resultado).toBe('CREADA');
  });

  /** Commits a change of the article after the order has waited for the article's lock. */
  async function changeWhileItWaits<T>(articleId: number, change: string, place: () => Promise<T>): Promise<T> {
    const client = await database().pool.connect();
    try {
      await client.query('begin');
      await client.query('select from articles where id = $1 for no key update', [articleId]);
      const placing = place();
      await tablesOfWaiting();
      await client.query(change, [articleId]);
      await client.query('commit');
      return await placing;
    } finally {
      client.release();
    }
  }

  test('C030 C072 an order whose piece is sold while it waits is refused, and nothing of it stays', async () => {
    const article = await shop.article(1);
    const guest = shop.guest();
    const body = await guest.asSeen({ lineas: [lineOf(article)] });
    const before = await shop.countAll();
    const soldOut = 'update stock set quantity = 0 where article_id = $1';
    const { datos } = await changeWhileItWaits(article.id, soldOut, () => guest.place(body));
    expect(datos).toMatchObject({
      resultado: 'CAMBIOS',
      orden: null,
      diferencias: [{ tipo: 'AGOTADA', linea: '1' }],
    });
    expect(await shop.countAll()).toEqual(before);
    await setPieces(shop.db(), article.id, 1);
    expect((await guest.place(body)).datos?.resultado).toBe('CREADA');
  });

  test('C030 C072 an order whose price changes while it waits is not placed before the guest has seen the new price', async () => {
    const article = await shop.article();
    const guest = shop.guest();
    const lineas = [lineOf(article)];
    const body = await guest.asSeen({ lineas });
    const before = await shop.countAll();
    const dearer = 'update prices set cents = cents + 500 where article_id = $1';
    const { datos } = await changeWhileItWaits(article.id, dearer, () => guest.place(body));
    expect(datos).toMatchObject({
      resultado: 'CAMBIOS',
      orden: null,
      diferencias: [{ tipo: 'PRECIO_SUBE', linea: '1' }],
    });
    expect(await shop.countAll()).toEqual(before);
    expect(await countPieces(shop.db(), article.id)).toEqual({ free: 20, held: 0 });
    const seen = await guest.asSeen({ lineas: [lineOf({ ...article, cents: article.cents + 500 })] });
    expect(seen.totalVisto).toBeGreaterThan(body.totalVisto);
    expect((await guest.place(seen)).datos?.resultado).toBe('CREADA');
  });
}, seededShop);
