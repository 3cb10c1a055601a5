import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { withOffice } from '../../../../test/office.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { listParcelsOfOrder } from '../../../shared/delivery/dispatch.repository.ts';
import { changeOrderState } from '../../order/core/change-order-state.ts';
import { shopActor } from '../../order/core/order-actor.ts';

// A backend of 0.2.0 runs beside this one during an upgrade: it knows dispatches of orders, and no parcels.

onDatabase((database) => {
  const shop = withGuests(database);
  const office = withOffice(database, shop, aProvider());
  const { guest } = shop;
  const orderAt = (id: string) => `/office/orders/${id}`;
  const press = async (url: string) => (await (await office.signedIn()).press(url, { reason: 'list' })).confirm();
  const read = async (url: string) => (await (await office.signedIn()).get(url)).text;

  async function aPaidOrder() {
    const buyer = guest();
    const order = await buyer.order(await shop.article());
    await shop.notify(aFinding(await shop.attemptOf(order.attempt), 'paid'));
    return { buyer, ...order };
  }

  /** What 0.2.0 writes of a step, but for its mail and invoice. */
  const oldStep = (id: string, step: 'send' | 'deliver' | 'refuse') =>
    shop
      .db()
      .transaction()
      .execute(async (trx) => {
        await changeOrderState(trx, id, step, { who: shopActor, now: shop.now() });
        const dispatch = { order_id: id, left_on: '2026-03-14', carrier_code: 'seur', tracking: 'OLD-1234' };
        if (step === 'send') await trx.insertInto('dispatches').values(dispatch).execute();
      });

  test('N17 an order that 0.2.0 sent is one parcel that left, for buyer, mail and office', async () => {
    const { buyer, id, link } = await aPaidOrder();
    await oldStep(id, 'send');
    const dispatch = (await buyer.read(link)).datos?.dispatch;
    expect(dispatch).toMatchObject({ leftOn: '2026-03-14', carrier: 'SEUR', tracking: 'OLD-1234' });
    expect((await shop.orderMail({ orderId: id, about: 'sent' }))?.text).toContain('OLD-1234');
    expect(await read(orderAt(id))).toMatch(/2026-03-14, SEUR, <a [^>]+>OLD-1234<\/a>/);
    expect(await listParcelsOfOrder(shop.db(), id)).toEqual([]);
    expect((await press(`${orderAt(id)}/deliver`)).to).toBe(`${orderAt(id)}?done=deliverOrder`);
    expect(await shop.stateOf(id)).toBe('ENTREGADA');
    const [parcel, ...others] = await listParcelsOfOrder(shop.db(), id);
    expect(others).toEqual([]);
    expect(parcel).toMatchObject({ position: 1, state: 'arrived', dispatch });
    expect(parcel?.pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
    expect((await buyer.read(link)).datos?.dispatch).toEqual(dispatch);
  });

  test('N17 an executive sees an order that 0.2.0 sent as before, also after this version delivered it', async () => {
    const { buyer, id, number, attempt } = await shop.aWaitingOrder('TCR');
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    await oldStep(id, 'send');
    const { campaign_code } = await shop.orderOf(id);
    const parcels = async () =>
      (await buyer.get<AnswerOf<'readOrder'>>(`consultarPedidoDetalle/${campaign_code}/${number}`)).datos?.envios;
    const before = await parcels();
    expect(before).toMatchObject([
      {
        numero: `${number}-1`,
        transportista: 'SEUR',
        seguimiento: 'OLD-1234',
        salida: '2026-03-14',
        estado: 'EN_CAMINO',
      },
    ]);
    await press(`${orderAt(id)}/deliver`);
    expect(await parcels()).toEqual([{ ...before?.[0], estado: 'ENTREGADO', fecha: expect.any(String) }]);
  });

  test('what 0.2.0 reports of a parcel that this version sent counts for the order', async () => {
    for (const [step, state] of [
      ['deliver', 'ENTREGADA'],
      ['refuse', 'RECHAZADA'],
    ] as const) {
      const { buyer, id, link } = await aPaidOrder();
      await press(`${orderAt(id)}/send`);
      const sent = (await buyer.read(link)).datos?.dispatch;
      await oldStep(id, step);
      expect((await press(`${orderAt(id)}/deliver`)).status).toBe(409);
      expect((await press(`${orderAt(id)}/refuse`)).status).toBe(409);
      const seen = (await buyer.read(link)).datos;
      expect([seen?.order.estado, seen?.dispatch]).toEqual([state, sent]);
    }
  });

  test.each(['joined again', 'still split'])(
    'an order that was split, %s and then sent by 0.2.0 can be delivered',
    async (how) => {
      const { buyer, id, link } = await aPaidOrder();
      const browser = await office.signedIn();
      const page = (await browser.get(`${orderAt(id)}/split`)).text;
      const [, field = ''] = /name="(take-[^"]+)"/.exec(page) ?? [];
      const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(page) ?? [];
      expect((await browser.post(`${orderAt(id)}/split`, { seen, [field]: '1' })).status).toBe(303);
      if (how === 'joined again') await press(`${orderAt(id)}/join`);
      await oldStep(id, 'send');
      const parcels = await listParcelsOfOrder(shop.db(), id);
      const steps = parcels.map((parcel) =>
        parcels.length === 1 ? `${orderAt(id)}/deliver` : `${orderAt(id)}/parcels/${parcel.position}/deliver`,
      );
      expect((await buyer.read(link)).datos?.parcels?.map(({ state }) => state)).toEqual(
        parcels.length === 1 ? [] : ['left', 'left'],
      );
      expect(await read(orderAt(id))).not.toContain('/drop"');
      for (const step of steps) expect((await press(step)).status).toBe(303);
      expect(await shop.stateOf(id)).toBe('ENTREGADA');
      expect((await buyer.read(link)).datos?.dispatch).toMatchObject({ leftOn: '2026-03-14', tracking: 'OLD-1234' });
    },
  );

  test('0.2.0 finds the first parcel of this version where it looks for it', async () => {
    const { id } = await aPaidOrder();
    const browser = await office.signedIn();
    const form = { carrier: 'correos', tracking: 'PQ4F8A12', leftOn: '2026-03-15' };
    await (await browser.press(`${orderAt(id)}/send`, form)).confirm();
    const rows = await shop.db().selectFrom('dispatches').selectAll().where('order_id', '=', id).execute();
    expect(rows).toMatchObject([{ carrier_code: 'correos', tracking: 'PQ4F8A12' }]);
  });

  test('an order that left without a recorded dispatch left when it was marked as sent', async () => {
    const { buyer, id, link } = await aPaidOrder();
    await oldStep(id, 'send');
    await shop.db().deleteFrom('dispatches').where('order_id', '=', id).execute();
    await press(`${orderAt(id)}/deliver`);
    expect((await buyer.read(link)).datos?.dispatch).toEqual({
      ...{ leftOn: shop.now().toISOString().slice(0, 10), carrier: null, tracking: null, url: null },
    });
  });
}, seededShop);
