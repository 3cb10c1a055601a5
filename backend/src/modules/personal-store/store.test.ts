import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { openStore } from './store.repository.ts';
import { storeLookupLimit } from './store.routes.ts';
import { creditOrder, findStoreOfAlias } from './store-of-alias.ts';
import { visitLimits } from './visits.service.ts';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());
  const find = async (alias: string, more: { visita?: boolean; address?: string } = {}) => {
    const { address, ...said } = more;
    const body = { alias, idioma: 'es', ...said };
    const options = { body, ...(address !== undefined && { address }) };
    return (await shop.call<AnswerOf<'findStore'>>('POST', '/api/public/validarAlias', options)).datos;
  };
  const unknown = { estado: 'DESCONOCIDA', tienda: null };
  const anOpenStore = async () => {
    const { id } = await anExecutive(database().db);
    await openStore(database().db, id);
    return { id, alias: `t${id.slice(0, 8)}` };
  };
  const visitsOf = async (id: string) => {
    const { db } = database();
    const rows = await db.selectFrom('store_visits').select('visits').where('executive_id', '=', id).execute();
    return rows.reduce((sum, { visits }) => sum + visits, 0);
  };

  test('C032 R22 a store shows its executive, favourites with reasons, and how to get in touch', async () => {
    const found = await find('lucia-ferrer');
    expect(found).toMatchObject({
      estado: 'ACTIVA',
      tienda: {
        alias: 'lucia-ferrer',
        nombre: 'Lucía F.',
        localidad: 'València',
        idioma: 'es',
        contacto: { whatsapp: '+34600000101', correo: null },
      },
    });
    const favourites = found?.tienda?.favoritos ?? [];
    expect(favourites.map(({ frase }) => frase.slice(0, 12))).toEqual([
      'El que más r',
      'Sube hasta l',
      'Mi regalo de',
      'Para una bod',
    ]);
    expect(favourites.every(({ producto }) => producto.precio.desde > 0)).toBe(true);
  });

  test('C032 an alias is found in upper and lower case', async () => {
    expect((await find('Lucia-FERRER'))?.tienda?.alias).toBe('lucia-ferrer');
  });

  test('C032 R23 an unknown alias finds nobody', async () => {
    expect(await find('nobody-here')).toEqual(unknown);
  });

  test("C032 the alias “invited” is the house's own store", async () => {
    expect(await find('Invited')).toMatchObject({ estado: 'ACTIVA', tienda: { alias: 'invited', nombre: 'Velia' } });
    expect(await findStoreOfAlias(database().db, 'invited')).toEqual({
      executiveId: null,
      alias: 'invited',
      state: 'active',
    });
  });

  test('C032 a paused store says whose it is and shows none of its texts', async () => {
    const found = await find('pilar-lanuza');
    expect(found).toMatchObject({
      estado: 'PAUSADA',
      tienda: { nombre: 'Pilar L.', localidad: null, saludo: '', favoritos: [] },
    });
    expect(found?.tienda?.contacto).toEqual({ whatsapp: null, correo: null });
  });

  test('C032 a barred or blocked executive is unknown to strangers, also with a paused store', async () => {
    const { db } = database();
    for (const paused of [false, true]) {
      const [barred, shut] = [await anOpenStore(), await anOpenStore()];
      for (const { id, alias } of [barred, shut]) {
        await db.updateTable('stores').set({ paused }).where('executive_id', '=', id).execute();
        expect((await find(alias))?.estado).toBe(paused ? 'PAUSADA' : 'ACTIVA');
      }
      await db.updateTable('executives').set({ state: 'BLOQUEADA' }).where('account_id', '=', barred.id).execute();
      await db.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', shut.id).execute();
      for (const { alias } of [barred, shut]) expect(await find(alias)).toEqual(unknown);
    }
  });

  test('C032 a guessable code finds no store that was never opened, but its orders are credited all the same', async () => {
    const { db } = database();
    const { id } = await anExecutive(db);
    const alias = `t${id.slice(0, 8)}`;
    expect(await find(alias)).toEqual(unknown);
    expect(await findStoreOfAlias(db, alias)).toEqual({ executiveId: id, alias, state: 'active' });
    await db
      .updateTable('executives')
      .set({ alias: `mia-${alias}` })
      .where('account_id', '=', id)
      .execute();
    expect(await find(`mia-${alias}`)).toMatchObject({ estado: 'ACTIVA', tienda: { localidad: null } });
    await openStore(db, id);
    expect((await find(`mia-${alias}`))?.tienda?.localidad).toBe('València');
  });

  test('C032 a former alias leads to its executive, unless another one has taken it since', async () => {
    const { db } = database();
    const [one, other] = [await anOpenStore(), await anExecutive(db)];
    await db.insertInto('store_former_aliases').values({ alias: 'la-de-antes', executive_id: one.id }).execute();
    expect((await find('La-De-Antes'))?.tienda?.alias).toBe(one.alias);
    await db.updateTable('executives').set({ alias: 'la-de-antes' }).where('account_id', '=', other.id).execute();
    expect((await findStoreOfAlias(db, 'la-de-antes')).executiveId).toBe(other.id);
  });

  test('C032 a second visit of a household on one day does not count, and neither does a look-up without a visitor', async () => {
    const { id, alias } = await anOpenStore();
    await find(alias);
    expect(await visitsOf(id)).toBe(0);
    await find(alias, { visita: true, address: '10.9.0.1' });
    await find(alias, { visita: true, address: '10.9.0.1' });
    await find(alias, { visita: true, address: '10.9.0.2' });
    expect(await visitsOf(id)).toBe(2);
  });

  test('C032 visits are counted up to a limit per network and per store, and the store is shown all the same', async () => {
    const stores = [];
    for (let made = 0; made <= visitLimits.network.max; made += 1) stores.push(await anOpenStore());
    for (const { alias } of stores)
      expect((await find(alias, { visita: true, address: '10.9.1.1' }))?.tienda).not.toBeNull();
    const visits = await Promise.all(stores.map(({ id }) => visitsOf(id)));
    expect(visits.reduce((sum, one) => sum + one, 0)).toBe(visitLimits.network.max);
    const { id, alias } = await anOpenStore();
    for (const site of ['1', '2', 'ffff']) await find(alias, { visita: true, address: `2001:db8:77:${site}::1` });
    expect(await visitsOf(id)).toBe(1);
    for (let at = 0; at < visitLimits.store.max + 5; at += 1)
      await find(alias, { visita: true, address: `10.${Math.floor(at / 200)}.5.${(at % 200) + 1}` });
    expect(await visitsOf(id)).toBe(visitLimits.store.max);
  });

  test('C032 look-ups are limited, whether there is such a store or not', async () => {
    const ask = (alias: string, address: string) =>
      shop.call('POST', '/api/public/validarAlias', { body: { alias, idioma: 'es' }, address });
    for (let at = 0; at < storeLookupLimit.burst; at += 1)
      expect((await ask(`guess-${at}`, '198.51.100.77')).status).toBe(200);
    for (const alias of ['one-more', 'lucia-ferrer'])
      expect(await ask(alias, '198.51.100.77')).toMatchObject({ status: 429 });
    expect((await ask('lucia-ferrer', '198.51.100.78')).status).toBe(200);
  });

  test.each([
    ['lucia-ferrer', 'store'],
    ['invited', 'house'],
    ['pilar-lanuza', 'paused'],
    ['nobody-here', 'unknown'],
  ])('an order in the store %s is credited with the reason %s', async (alias, reason) => {
    const { db } = database();
    await db
      .transaction()
      .execute(async (trx) => {
        const order = await trx.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
        const store = await creditOrder(trx, { orderId: order.id, alias });
        const credit = await trx.selectFrom('store_credits').selectAll().executeTakeFirstOrThrow();
        expect(credit).toMatchObject({ alias, reason, executive_id: reason === 'store' ? store.executiveId : null });
        throw new Error('undone, so that each has the same order');
      })
      .catch(({ message }: Error) => expect(message).toMatch(/^undone/));
  });
}, seededShop);
