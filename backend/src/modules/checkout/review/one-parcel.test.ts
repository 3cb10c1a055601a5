import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { aBuyer, withShop } from '../../../../test/buyers.ts';
import { aGuest, lineOf } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);

  async function aBag() {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [article.code]: 2 });
    return { buyer, article };
  }

  describe('a collection-point method without a point to choose', () => {
    beforeAll(() =>
      sql`
        insert into shipping_methods (code, country_code, zone, warehouse, up_to_grams, name, cents, free_from_cents,
          days_from, days_to, position, pickup_point)
        select 'RECOGIDA', country_code, zone, warehouse, up_to_grams, name, 1, null, days_from, days_to, 9, true
        from shipping_methods where country_code = 'ES' and zone = 'GENERAL' and code = 'EST'`.execute(db()),
    );
    afterAll(() => db().deleteFrom('shipping_methods').where('code', '=', 'RECOGIDA').execute());

    test('C074 B035 the method is offered neither for an order nor in the table of costs', async () => {
      const { buyer, article } = await aBag();
      const asked = await buyer.post<AnswerOf<'listShippingOptions'>>('consultarFormasEnvio', {
        direccion: buyer.address,
      });
      expect(asked.datos?.formas.map(({ codigo }) => codigo)).toEqual(['EST', 'EXP']);
      const guest = await aGuest(call).shipping({ lineas: [lineOf(article)] });
      expect(guest.datos?.formas.map(({ codigo }) => codigo)).toEqual(['EST', 'EXP']);
      const costs = await call<AnswerOf<'listDeliveryCosts'>>('GET', '/api/public/consultarGastosEnvio');
      expect(costs.datos?.filter(({ pickupPoint }) => pickupPoint)).toEqual([]);
    });

    test('C075 C030 the method is refused with a reason, whoever sends its code', async () => {
      const { buyer, article } = await aBag();
      expect(await buyer.ship('RECOGIDA')).toMatchObject({
        status: 422,
        campos: { forma: 'shipping.reason.methodElsewhere' },
      });
      const seen = await aGuest(call).asSeen({ lineas: [lineOf(article)] });
      expect(await aGuest(call).place({ ...seen, formaEnvio: 'RECOGIDA' })).toMatchObject({
        status: 422,
        campos: { formaEnvio: 'error.field.choice' },
      });
    });

    test('C053 C072 a draft that chose it before is shown without a method, and is not placed with it', async () => {
      const { buyer } = await aBag();
      await buyer.ship();
      const draft = () => db().updateTable('orders').where('executive_id', '=', buyer.id).where('in_hand', '=', true);
      await draft().set({ shipping_code: 'RECOGIDA', shipping_seen_cents: 1 }).execute();
      expect((await buyer.summary()).datos?.orden).toMatchObject({ entrega: { forma: null }, totales: { envio: 0 } });
      expect(await buyer.confirm({ ...(await buyer.asSeen()), aceptaDiferencias: true })).toMatchObject({
        status: 422,
        campos: { forma: 'shipping.reason.methodElsewhere' },
      });
    });
  });

  describe('a second parcel of one order', () => {
    test('C075 a second parcel is refused with a reason, and the earlier choice stays', async () => {
      const { buyer } = await aBag();
      await buyer.ship();
      expect(await buyer.ship('EXP', { entregaParcial: true })).toMatchObject({
        status: 422,
        campos: { entregaParcial: 'shipping.reason.oneParcel' },
      });
      expect((await buyer.order()).datos?.entrega).toMatchObject({ forma: { codigo: 'EST' }, entregaParcial: false });
      expect(await buyer.ship('EXP', { entregaParcial: false })).toMatchObject({ status: 200 });
    });

    test('C030 a guest who accepts missing pieces still gets one parcel', async () => {
      const { article } = await aBag();
      const guest = aGuest(call);
      const seen = await guest.asSeen({ lineas: [lineOf(article)] }, { metodo: '001', entregaParcial: true });
      const placed = await guest.place(seen);
      expect(placed.datos?.resultado).toBe('CREADA');
      const { orden, clave } = placed.datos ?? {};
      const order = await guest.read({ number: orden?.numero ?? '', secret: clave ?? '' });
      expect(order.datos?.delivery.entregaParcial).toBe(false);
    });
  });

  test('C058 an order placed earlier with a collection point and a second parcel still shows both', async () => {
    const { buyer } = await aBag();
    await buyer.ship();
    const { datos } = await buyer.confirm(await buyer.asSeen());
    const { numero = '', id = '' } = datos?.orden ?? {};
    await sql`
      update orders set partial = true, shipping_code = 'PUNTO', shipping = shipping || '{"code":"PUNTO","pickupPoint":true}'
      where id = ${id}`.execute(db());
    expect((await buyer.confirmed(numero ?? '')).datos?.orden.entrega).toMatchObject({
      forma: { codigo: 'PUNTO', puntoRecogida: true },
      entregaParcial: true,
    });
  });
}, seededShop);
