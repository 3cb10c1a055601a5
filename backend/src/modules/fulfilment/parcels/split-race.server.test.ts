import { expect, test } from '@jest/globals';
import { lineOf, withGuests } from '../../../../test/guests.ts';
import { onServer } from '../../../../test/harness.ts';
import { admit } from '../../../../test/office.ts';
import { aFinding } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { listParcelsOfOrder } from '../../../shared/delivery/dispatch.repository.ts';

onServer((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;
  let operators = 0;
  const operator = async () => {
    operators += 1;
    const name = `packer-${operators}`;
    await admit(db(), name);
    const { id } = await db().selectFrom('operators').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    return id;
  };
  async function aPaidOrder() {
    const buyer = guest();
    const body = await buyer.asSeen({ lineas: [lineOf(await shop.article(), 4)] });
    const { datos } = await buyer.place(body);
    await shop.notify(aFinding(await shop.attemptOf(datos?.pago?.intento ?? ''), 'paid'));
    const link = { number: datos?.orden?.numero ?? '', secret: datos?.clave ?? '' };
    return { buyer, id: datos?.orden?.id ?? '', link };
  }
  const outcomes = async (...works: Promise<unknown>[]) =>
    (await Promise.allSettled(works)).map(({ status }) => status).sort();
  const takeOne = async (id: string) => {
    const packed = await shop.office().readPacked(id, 'en');
    const [piece] = packed.pieces;
    if (!piece) throw new Error('nothing is packed');
    const { from, lineId, warehouse } = piece;
    return { taken: [{ from, lineId, warehouse, quantity: 1 }], seen: packed.seen };
  };
  /** What an operator does with a parcel whose present contents were seen. */
  const step = async (id: string, position: number, each: 'send' | 'arrive') => {
    const { seen = '' } = (await shop.office().read(id, 'en')).parcels.find((one) => one.position === position) ?? {};
    const operatorId = await operator();
    return () => shop.office().takeParcel({ orderId: id, position }, each, { operatorId, reason: '', seen });
  };
  async function assertSound(id: string) {
    const parcels = await listParcelsOfOrder(db(), id);
    const packed = parcels
      .filter(({ state }) => state !== 'dropped' && state !== 'returned')
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const rows = await db()
      .selectFrom('reservations')
      .select('quantity')
      .where('order_id', '=', id)
      .where('released_at', 'is', null)
      .execute();
    expect(packed).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0));
    const invoices = await db().selectFrom('invoices').select('number').where('order_id', '=', id).execute();
    const hasLeft = parcels.some(({ dispatch }) => dispatch !== null);
    expect(invoices).toHaveLength(hasLeft ? 1 : 0);
    expect(parcels.map(({ position }) => position)).toEqual(parcels.map((_, at) => at + 1));
  }

  test('of two operators who split an order at once one succeeds', async () => {
    const { id } = await aPaidOrder();
    const asked = await takeOne(id);
    const [one, other] = [await operator(), await operator()];
    const results = await outcomes(
      shop.office().split(id, { ...asked, operatorId: one }),
      shop.office().split(id, { ...asked, operatorId: other }),
    );
    expect(results).toEqual(['fulfilled', 'rejected']);
    expect(await listParcelsOfOrder(db(), id)).toHaveLength(2);
    await assertSound(id);
  });

  test('an order that is split while it is sent whole is either split or sent', async () => {
    const operatorId = await operator();
    const { id } = await aPaidOrder();
    const asked = await takeOne(id);
    const { seen } = asked;
    const results = await outcomes(
      shop.office().split(id, { ...asked, operatorId }),
      shop.office().take(id, 'send', { operatorId, reason: '', seen }),
    );
    expect(results).toEqual(['fulfilled', 'rejected']);
    await assertSound(id);
  });

  test('an order that is split while its buyer cancels it ends, or stays with all its pieces packed', async () => {
    const operatorId = await operator();
    const { buyer, id, link } = await aPaidOrder();
    const asked = await takeOne(id);
    const [, cancelled] = await Promise.all([
      shop
        .office()
        .split(id, { ...asked, operatorId })
        .catch(() => {}),
      buyer.cancel(link),
    ]);
    expect([cancelled.status, await shop.stateOf(id)]).toEqual([200, 'CANCELADA']);
    await expect((await step(id, 1, 'send'))()).rejects.toThrow();
  });

  test('parcels that leave at once send the order once, with one invoice and a mail each', async () => {
    const operatorId = await operator();
    const { id } = await aPaidOrder();
    await shop.office().split(id, { ...(await takeOne(id)), operatorId });
    await shop.office().split(id, { ...(await takeOne(id)), operatorId });
    const parcels = await listParcelsOfOrder(db(), id);
    expect(parcels).toHaveLength(3);
    const all = async (each: 'send' | 'arrive') => {
      const steps = await Promise.all(parcels.map(({ position }) => step(id, position, each)));
      return outcomes(...steps.map((take) => take()));
    };
    expect(await all('send')).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await assertSound(id);
    const first = (await shop.sent<{ orderId: string; about: string }>('order-mail')).filter(
      ({ orderId, about }) => orderId === id && about === 'sent',
    );
    const later = (await shop.sent<{ parcelId: string }>('parcel-mail')).filter(({ parcelId }) =>
      parcels.some((parcel) => parcel.id === parcelId),
    );
    expect([first.length, later.length]).toEqual([1, 2]);
    expect(await all('arrive')).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await shop.stateOf(id)).toBe('ENTREGADA');
    const events = await db()
      .selectFrom('order_events')
      .select('event')
      .where('order_id', '=', id)
      .where('event', 'in', ['send', 'deliver'])
      .execute();
    expect(events.map(({ event }) => event).sort()).toEqual(['deliver', 'send']);
  });

  test.each(['split', 'join'] as const)('of a %s and the dispatch of a parcel at once one succeeds', async (what) => {
    const operatorId = await operator();
    const { id } = await aPaidOrder();
    await shop.office().split(id, { ...(await takeOne(id)), operatorId });
    const asked = await takeOne(id);
    const send = await step(id, 1, 'send');
    expect(await outcomes(shop.office()[what](id, { ...asked, operatorId }), send())).toEqual([
      'fulfilled',
      'rejected',
    ]);
    await assertSound(id);
  });

  test('one parcel that two operators report at once is reported once', async () => {
    const operatorId = await operator();
    const { id } = await aPaidOrder();
    await shop.office().split(id, { ...(await takeOne(id)), operatorId });
    const send = await step(id, 1, 'send');
    expect(await outcomes(send(), send())).toEqual(['fulfilled', 'rejected']);
    await assertSound(id);
  });
}, seededShop);
