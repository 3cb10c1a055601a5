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
import { deleteWishes, type Wish } from './wish-list.repository.ts';

const listVariants = (database: OpenDatabase, count: number): Promise<Wish[]> =>
  database.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['reference', 'color_code as colour'])
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

/** One device of a signed-in account. */
async function aDevice(
  { database, call }: Shop,
  role: Role = roles.client,
  account?: Awaited<ReturnType<typeof anAccount>>,
) {
  const who = account ?? (await anAccount(database.db, { role }));
  const { token } = await aSession(database.db, who);
  const ambito = role === roles.client ? 'cliente' : 'socia';
  const sync = (change: { add?: Wish[]; remove?: Wish[]; ambito?: string }) => {
    const body = { ambito, add: [], remove: [], ...change };
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
      expect((await phone.sync({ add: [b, a] })).datos?.wishes).toEqual([b, a]);
      expect((await laptop.sync({ add: [c, a] })).datos?.wishes).toEqual([c, b, a]);
      expect((await phone.sync({ remove: [b] })).datos?.wishes).toEqual([c, a]);
      expect((await stranger.sync({ remove: [a, c] })).datos?.wishes).toEqual([]);
      expect((await laptop.sync({})).datos?.wishes).toEqual([c, a]);
    },
  );

  test('B008 the same change sent again changes nothing', async () => {
    const [a, b, c] = (await listVariants(database(), 3)) as [Wish, Wish, Wish];
    const { sync } = await aDevice(shop());
    await sync({ add: [a, b, c, a] });
    const first = await sync({ add: [c, a], remove: [b] });
    expect(first.datos?.wishes).toEqual([a, c]);
    expect((await sync({ add: [c, a], remove: [b] })).datos).toEqual(first.datos);
  });

  test('B008 a full list keeps its wishes and accepts no more', async () => {
    const many = await listVariants(database(), wishListMax + 20);
    const { sync } = await aDevice(shop());
    const first = await sync({ add: many.slice(0, wishListMax - 5) });
    expect(first.datos?.wishes).toEqual(many.slice(0, wishListMax - 5));
    const full = await sync({ add: many.slice(wishListMax - 5) });
    expect(full.datos?.wishes).toEqual([
      ...many.slice(wishListMax - 5, wishListMax),
      ...many.slice(0, wishListMax - 5),
    ]);
    const last = many.at(-1) as Wish;
    const swapped = await sync({ remove: many.slice(0, 1), add: [last] });
    expect(swapped.datos?.wishes).toHaveLength(wishListMax);
    expect(swapped.datos?.wishes[0]).toEqual(last);
  });

  test('B008 unknown products are left out', async () => {
    const [known] = (await listVariants(database(), 1)) as [Wish];
    const { sync } = await aDevice(shop());
    const add = [{ reference: 'NADA', colour: 'NEG' }, { ...known, colour: 'XXX' }, known];
    expect(await sync({ add })).toMatchObject({ status: 200, datos: { wishes: [known] } });
  });

  test('B008 a consent withdrawn while a device is adding leaves the list empty', async () => {
    const { db } = database();
    const [first, second] = (await listVariants(database(), 2)) as [Wish, Wish];
    const { account, sync } = await aDevice(shop());
    await sync({ add: [first] });
    const writing = db.transaction();
    const write = writing.execute.bind(writing);
    jest.spyOn(writing, 'execute').mockImplementationOnce(async (work) => {
      const no = { name: 'DESEOS_CUENTA', given: false, terms: termsVersion, at: shopNow() } as const;
      await db
        .insertInto('consents')
        .values({ account_id: account.id, ...no })
        .execute();
      await deleteWishes(db, account.id);
      return write(work);
    });
    jest.spyOn(db, 'transaction').mockReturnValueOnce(writing);
    expect((await sync({ add: [second] })).datos).toEqual({ wishes: [], kept: false });
    expect(await db.selectFrom('wishes').select('id').where('account_id', '=', account.id).execute()).toEqual([]);
  });

  test("B008 S01 a list belongs to the token's sign-in, and an oversized change is refused", async () => {
    const [wish] = (await listVariants(database(), 1)) as [Wish];
    const { sync } = await aDevice(shop());
    expect((await sync({ ambito: 'socia' })).status).toBe(403);
    expect((await sync({ add: Array<Wish>(wishListMax + 1).fill(wish) })).status).toBe(422);
    expect((await sync({ add: [{ ...wish, size: '90C' } as Wish] })).status).toBe(422);
  });
}, seededShop);

onServer((database) => {
  const shop = withShop(database);

  test('B008 simultaneous devices never exceed the maximum', async () => {
    const many = await listVariants(database(), 160);
    const { account } = await aDevice(shop());
    const devices = await Promise.all(Array.from({ length: 8 }, () => aDevice(shop(), roles.client, account)));
    const replies = await Promise.all(devices.map(({ sync }, at) => sync({ add: many.slice(at * 20, at * 20 + 20) })));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await devices[0]?.sync({}))?.datos?.wishes).toHaveLength(wishListMax);
  });
}, seededShop);
