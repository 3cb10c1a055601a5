import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { type Role, roles } from 'contract/public-codes.ts';
import { wishListMax } from 'contract/public-rules.ts';
import { termsVersion } from 'contract/rules.ts';
import { type Client, openApp } from '../../../test/client.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase, onServer } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { dropWishes, type Wish } from './wish-list.repository.ts';

const listVariants = (database: OpenDatabase, count: number): Promise<Wish[]> =>
  database.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['reference as referencia', 'color_code as codColor'])
    .orderBy('variants.id')
    .limit(count)
    .execute();

type Shop = { database: OpenDatabase; call: Client };

/** One app per block. */
function withShop(database: () => OpenDatabase): () => Shop {
  let client: ReturnType<typeof openApp>;
  beforeAll(() => {
    client = openApp(database());
  });
  afterAll(() => client.app.close());
  return () => ({ database: database(), call: client.call });
}

/** One device of an account that is signed in. */
async function aDevice(
  { database, call }: Shop,
  role: Role = roles.client,
  account?: Awaited<ReturnType<typeof anAccount>>,
) {
  const who = account ?? (await anAccount(database.db, { role }));
  const { token } = await aSession(database.db, who);
  const ambito = role === roles.client ? 'cliente' : 'socia';
  const sync = (change: { agregar?: Wish[]; quitar?: Wish[]; ambito?: string }) => {
    const body = { ambito, agregar: [], quitar: [], ...change };
    return call<AnswerOf<'syncWishList'>>('POST', '/api/deseos/sincronizar', { token, body });
  };
  return { account: who, sync };
}

onDatabase((database) => {
  const shop = withShop(database);

  test.each([roles.client, roles.executive, roles.advisor])(
    "B008 F020 the list of a %s merges its devices' lists, the newest first, and is private",
    async (role) => {
      const [a, b, c] = (await listVariants(database(), 3)) as [Wish, Wish, Wish];
      const phone = await aDevice(shop(), role);
      const laptop = await aDevice(shop(), role, phone.account);
      const stranger = await aDevice(shop(), role);
      expect((await phone.sync({ agregar: [b, a] })).datos?.deseos).toEqual([b, a]);
      expect((await laptop.sync({ agregar: [c, a] })).datos?.deseos).toEqual([c, b, a]);
      expect((await phone.sync({ quitar: [b] })).datos?.deseos).toEqual([c, a]);
      expect((await stranger.sync({ quitar: [a, c] })).datos?.deseos).toEqual([]);
      expect((await laptop.sync({})).datos?.deseos).toEqual([c, a]);
    },
  );

  test('B008 the same change sent again changes nothing', async () => {
    const [a, b, c] = (await listVariants(database(), 3)) as [Wish, Wish, Wish];
    const { sync } = await aDevice(shop());
    await sync({ agregar: [a, b, c, a] });
    const first = await sync({ agregar: [c, a], quitar: [b] });
    expect(first.datos?.deseos).toEqual([a, c]);
    expect((await sync({ agregar: [c, a], quitar: [b] })).datos).toEqual(first.datos);
  });

  test('B008 a full list keeps its wishes and accepts no more', async () => {
    const many = await listVariants(database(), wishListMax + 20);
    const { sync } = await aDevice(shop());
    const first = await sync({ agregar: many.slice(0, wishListMax - 5) });
    expect(first.datos?.deseos).toEqual(many.slice(0, wishListMax - 5));
    const full = await sync({ agregar: many.slice(wishListMax - 5) });
    expect(full.datos?.deseos).toEqual([
      ...many.slice(wishListMax - 5, wishListMax),
      ...many.slice(0, wishListMax - 5),
    ]);
    const last = many.at(-1) as Wish;
    const swapped = await sync({ quitar: many.slice(0, 1), agregar: [last] });
    expect(swapped.datos?.deseos).toHaveLength(wishListMax);
    expect(swapped.datos?.deseos[0]).toEqual(last);
  });

  test('B008 unknown products are left out', async () => {
    const [known] = (await listVariants(database(), 1)) as [Wish];
    const { sync } = await aDevice(shop());
    const agregar = [{ referencia: 'NADA', codColor: 'NEG' }, { ...known, codColor: 'XXX' }, known];
    expect(await sync({ agregar })).toMatchObject({ status: 200, datos: { deseos: [known] } });
  });

  test('B008 a consent withdrawn while a device is adding leaves the list empty', async () => {
    const { db } = database();
    const [first, second] = (await listVariants(database(), 2)) as [Wish, Wish];
    const { account, sync } = await aDevice(shop());
    await sync({ agregar: [first] });
    const writing = db.transaction();
    const write = writing.execute.bind(writing);
    jest.spyOn(writing, 'execute').mockImplementationOnce(async (work) => {
      const no = { name: 'DESEOS_CUENTA', given: false, terms: termsVersion, at: shopNow() } as const;
      await db
        .insertInto('consents')
        .values({ account_id: account.id, ...no })
        .execute();
      await dropWishes(db, account.id);
      return write(work);
    });
    jest.spyOn(db, 'transaction').mockReturnValueOnce(writing);
    expect((await sync({ agregar: [second] })).datos).toEqual({ deseos: [], guardados: false });
    expect(await db.selectFrom('wishes').select('id').where('account_id', '=', account.id).execute()).toEqual([]);
  });

  test("B008 S01 a list belongs to the token's sign-in, and an oversized change is refused", async () => {
    const [wish] = (await listVariants(database(), 1)) as [Wish];
    const { sync } = await aDevice(shop());
    expect((await sync({ ambito: 'socia' })).status).toBe(403);
    expect((await sync({ agregar: Array<Wish>(wishListMax + 1).fill(wish) })).status).toBe(422);
    expect((await sync({ agregar: [{ ...wish, talla: '90C' } as Wish] })).status).toBe(422);
  });
}, seededShop);

onServer((database) => {
  const shop = withShop(database);

  test('B008 simultaneous devices never exceed the maximum', async () => {
    const many = await listVariants(database(), 160);
    const { account } = await aDevice(shop());
    const devices = await Promise.all(Array.from({ length: 8 }, () => aDevice(shop(), roles.client, account)));
    const replies = await Promise.all(
      devices.map(({ sync }, at) => sync({ agregar: many.slice(at * 20, at * 20 + 20) })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await devices[0]?.sync({}))?.datos?.deseos).toHaveLength(wishListMax);
  });
}, seededShop);
