import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuyer, createShelf } from '../test/buyers.ts';
import { type Client, openApp } from '../test/client.ts';
import { onDatabase } from '../test/harness.ts';
import { setPrice } from '../test/orders.ts';
import { seededShop, shopNow } from '../test/seeded.ts';
import { changePrice, publishDuePrices } from './modules/catalogue/changes/price-and-stock.ts';

onDatabase((database) => {
  let call: Client;
  let close: () => Promise<unknown>;
  let now = shopNow();
  let midnight: Date;
  const db = () => database().db;
  const cache = createShelf(db);
  const outbox = { send: async () => {} };
  const around = (seconds: number) => new Date(midnight.getTime() + seconds * 1000);
  const sameAfter = async (work: () => Promise<void>) => {
    try {
      await work();
    } finally {
      now = shopNow();
    }
  };

  beforeAll(async () => {
    const opened = openApp(database(), { now: () => now });
    call = opened.call;
    close = () => opened.app.close();
    const { ends_at } = await db()
      .selectFrom('campaigns')
      .select('ends_at')
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .orderBy('priority', 'desc')
      .executeTakeFirstOrThrow();
    midnight = ends_at;
  });
  afterAll(() => close());

  /** A bag of four pieces that cost a euro more in the next campaign. */
  async function aBagThatGetsDearer(kind: 'regular' | 'sale' = 'regular') {
    const [article] = await cache(1);
    if (!article) throw new Error('no article');
    await setPrice(db(), article.id, article.cents);
    await changePrice(
      { db: db(), outbox, now },
      { article: article.code, kind: 'regular', cents: article.cents + 100, from: midnight },
    );
    if (kind === 'sale')
      await changePrice(
        { db: db(), outbox, now },
        { article: article.code, kind, cents: article.cents - 100, from: midnight, to: around(86_400) },
      );
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [article.code]: 4 });
    await buyer.ship();
    const asked = async () => {
      const { datos } = await buyer.order();
      return { campaign: datos?.campana, cents: Math.round((datos?.lineas[0]?.precio ?? 0) * 100) };
    };
    return { buyer, article, asked };
  }

  test("C043 C053 C072 N21 F110 an order has a new campaign's prices from its first second, before any job has run", async () => {
    const { buyer, article, asked } = await aBagThatGetsDearer();
    await sameAfter(async () => {
      now = around(-1);
      const before = await asked();
      expect(before.cents).toBe(article.cents);
      const seen = await buyer.asSeen();
      now = around(1);
      const after = await asked();
      expect(after.campaign).not.toBe(before.campaign);
      expect(after.cents).toBe(article.cents + 100);
      expect(await buyer.confirm({ ...seen, aceptaDiferencias: true })).toMatchObject({
        datos: { resultado: 'CAMBIOS', diferencias: [{ tipo: 'PRECIO_SUBE', diferencia: 4 }] },
      });
      const fresh = await buyer.asSeen();
      const { datos } = await buyer.confirm({ ...fresh, aceptaDiferencias: true });
      expect(datos).toMatchObject({ resultado: 'CONFIRMADA', orden: { campana: after.campaign } });
      const { datos: placed } = await buyer.confirmed(datos?.orden?.numero ?? '');
      expect(placed?.orden.lineas[0]?.precio).toBeCloseTo((article.cents + 100) / 100, 2);
    });
  });

  test('C043 F025 F110 a reduction starting with a campaign applies at once, and is announced once its lowest price is known', async () => {
    const { buyer, article } = await aBagThatGetsDearer('sale');
    await sameAfter(async () => {
      now = around(1);
      const line = async () => (await buyer.order()).datos?.lineas[0];
      const reduced = (article.cents - 100) / 100;
      expect(await line()).toMatchObject({ precio: reduced, precioAntes: null, lowest30: null });
      await publishDuePrices({ db: db(), outbox, now });
      expect(await line()).toMatchObject({ precio: reduced, precioAntes: expect.any(Number) });
    });
  });

  test("C043 C072 F110 an order asked for in the last second has that second's prices, though the job has run since", async () => {
    const { buyer, article, asked } = await aBagThatGetsDearer();
    await sameAfter(async () => {
      await publishDuePrices({ db: db(), outbox, now: around(1) });
      now = around(-1);
      expect((await asked()).cents).toBe(article.cents);
      expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
    });
  });
}, seededShop);
