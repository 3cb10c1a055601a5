import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, countPieces, createShelf } from '../../../../test/buyers.ts';
import { type Client, openApp } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces, setPrice } from '../../../../test/orders.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import { readConfirmationMailData } from '../mail/confirmation-mail-data.ts';

onDatabase((database) => {
  let call: Client;
  let sent: ReturnType<typeof openApp>['sent'];
  let close: () => Promise<unknown>;
  let now = shopNow();
  beforeAll(() => {
    const opened = openApp(database(), { now: () => now });
    ({ call, sent } = opened);
    close = () => opened.app.close();
  });
  afterAll(() => close());
  const shelf = createShelf(() => database().db);
  const db = () => database().db;

  /** A bag that could be confirmed: enough for the minimum, and a shipping method. */
  async function aFullBag(choice: Parameters<typeof aBuyer>[2] = {}, quantity = 4) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call, choice);
    await buyer.addCodes({ [article.code]: quantity });
    await buyer.ship();
    return { buyer, article };
  }

  describe('confirming', () => {
    test('C072 C053 S07 the order is placed as shown: pending, numbered, its pieces taken and its mail queued', async () => {
      const { buyer, article } = await aFullBag();
      const { datos: summary } = await buyer.summary();
      expect(summary).toMatchObject({ exige: [], versionCondiciones: '2026-01', orden: { diferencias: [] } });
      const reply = await buyer.confirm(await buyer.asSeen());
      expect(reply).toMatchObject({
        status: 200,
        codigo: 0,
        datos: {
          resultado: 'CONFIRMADA',
          diferencias: [],
          orden: { estado: 'PENDIENTE', unidades: 4, total: summary?.orden.totales.total },
          reservadaHasta: '2026-03-16T10:35:00.000Z',
          pago: { accion: 'NINGUNO', metodo: null },
        },
      });
      expect(reply.datos?.orden?.numero).toMatch(/^V26-\d{6}$/);
      expect(await countPieces(db(), article.id)).toEqual({ free: 16, held: 4 });
      const id = reply.datos?.orden?.id;
      expect(sent).toContainEqual({ kind: 'order-mail', payload: { orderId: id, about: 'confirmed' } });
      const events = await db()
        .selectFrom('order_events')
        .selectAll()
        .where('order_id', '=', id ?? '')
        .execute();
      expect(events).toMatchObject([
        { event: 'confirm', from_state: 'BORRADOR', to_state: 'PENDIENTE', account_id: buyer.id, actor_id: null },
      ]);
      expect((await buyer.order()).status).toBe(404);
    });

    test('C072 a repeat with the same key gets the first answer, and another request with it is refused', async () => {
      const { buyer, article } = await aFullBag();
      const body = await buyer.asSeen();
      const key = buyer.newKey();
      const first = await buyer.confirm(body, key);
      const again = await buyer.confirm(body, key);
      expect(again.datos).toEqual(first.datos);
      expect(await countPieces(db(), article.id)).toEqual({ free: 16, held: 4 });
      expect(await buyer.confirm({ ...body, entregaParcial: true }, key)).toMatchObject({
        status: 409,
        mensaje: 'error.keyUsed',
      });
      const orders = await db().selectFrom('orders').select('id').where('executive_id', '=', buyer.id).execute();
      expect(orders).toHaveLength(1);
    });

    test('C072 a second confirmation with another key finds no order in hand', async () => {
      const { buyer } = await aFullBag();
      const body = await buyer.asSeen();
      expect(await buyer.confirm(body)).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
      expect(await buyer.confirm(body)).toMatchObject({ status: 404 });
    });

    test('C072 a barred executive cannot place an order, and keeps the bag', async () => {
      const { buyer } = await aFullBag();
      const seen = await buyer.asSeen();
      await db().updateTable('executives').set({ state: 'BLOQUEADA' }).where('account_id', '=', buyer.id).execute();
      expect(await buyer.confirm(seen)).toMatchObject({ status: 403 });
      expect((await buyer.order()).datos?.version).toBe(seen.version);
    });

    test('C072 an outdated version of the bag is refused, and a total other than the current one places nothing', async () => {
      const { buyer, article } = await aFullBag();
      const body = await buyer.asSeen();
      await buyer.addCodes({ [article.code]: 1 });
      expect(await buyer.confirm(body)).toMatchObject({ status: 409, campos: { version: expect.any(String) } });
      const fresh = await buyer.asSeen();
      expect(await buyer.confirm({ ...fresh, totalVisto: fresh.totalVisto - 0.01 })).toMatchObject({
        status: 200,
        codigo: 2,
        mensaje: 'order.remark.changed',
        datos: { resultado: 'CAMBIOS', orden: null, pago: null },
      });
      expect(await countPieces(db(), article.id)).toEqual({ free: 20, held: 0 });
    });

    test('C072 outdated terms, no shipping method and an empty bag are refused', async () => {
      const { buyer } = await aFullBag();
      const body = await buyer.asSeen();
      expect(await buyer.confirm({ ...body, versionCondiciones: '1999-01' })).toMatchObject({
        status: 422,
        campos: { versionCondiciones: 'error.field.choice' },
      });
      const [article] = await shelf(1);
      const other = await aBuyer(db(), call);
      await other.addCodes({ [article?.code ?? '']: 4 });
      expect(await other.confirm(await other.asSeen())).toMatchObject({
        status: 422,
        campos: { forma: 'error.field.required' },
      });
      const { datos } = await other.order();
      await other.remove((datos?.lineas ?? []).map(({ id }) => id));
      expect(await other.confirm(await other.asSeen())).toMatchObject({ status: 409, mensaje: 'order.reason.empty' });
    });

    test('C072 an order below the minimum of its campaign is refused', async () => {
      const { buyer } = await aFullBag();
      const { datos } = await buyer.order();
      await db()
        .updateTable('campaigns')
        .set({ minimum_cents: 900_000 })
        .where('code', '=', datos?.campana ?? '')
        .execute();
      expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({ status: 409, mensaje: 'order.reason.minimum' });
      await db()
        .updateTable('campaigns')
        .set({ minimum_cents: 0 })
        .where('code', '=', datos?.campana ?? '')
        .execute();
    });

    test('C072 X01 if others take the last pieces before confirming, nothing is placed, and the answer says sold out', async () => {
      const [article] = await shelf(1);
      if (!article) throw new Error('no article');
      const [first, second] = [await aBuyer(db(), call), await aBuyer(db(), call)];
      await setPieces(db(), article.id, 4);
      for (const buyer of [first, second]) {
        await buyer.addCodes({ [article.code]: 4 });
        await buyer.ship();
      }
      const seen = await second.asSeen();
      expect(await first.confirm(await first.asSeen())).toMatchObject({ codigo: 0 });
      const reply = await second.confirm(seen);
      expect(reply).toMatchObject({
        codigo: 2,
        datos: { resultado: 'CAMBIOS', diferencias: [{ tipo: 'AGOTADA', cantidadAntes: 4, cantidadAhora: 0 }] },
      });
      expect(await second.confirm({ ...seen, aceptaDiferencias: true })).toMatchObject({
        datos: { resultado: 'CAMBIOS' },
      });
      expect(await countPieces(db(), article.id)).toEqual({ free: 0, held: 4 });
      expect((await second.summary()).datos?.exige).toEqual(['PARCIAL']);
    });

    test('C053 C072 X01 N21 the total above the button covers the available pieces, and exactly that is placed', async () => {
      const [scarce, gone, plenty] = await shelf(3);
      if (!scarce || !gone || !plenty) throw new Error('no articles');
      const buyer = await aBuyer(db(), call);
      const client = await buyer.aClient('Nuria Nada');
      await buyer.add([
        { clave: 'a', codigo: scarce.code, cantidadPedida: 3 },
        { clave: 'b', codigo: gone.code, cantidadPedida: 2, cliente: client.id },
        { clave: 'c', codigo: plenty.code, cantidadPedida: 4 },
      ]);
      await buyer.ship();
      const before = await buyer.asSeen();
      await setPieces(db(), scarce.id, 1);
      await setPieces(db(), gone.id, 0);
      // Accepting missing pieces does not accept a total that was not shown.
      expect(await buyer.confirm({ ...before, entregaParcial: true })).toMatchObject({
        codigo: 2,
        datos: { resultado: 'CAMBIOS', diferencias: [{ tipo: 'MENOS_UNIDADES' }, { tipo: 'AGOTADA' }] },
      });
      const { datos: summary } = await buyer.summary();
      expect(summary).toMatchObject({
        exige: ['PARCIAL'],
        orden: {
          unidades: 5,
          totales: { unidades: 5, lineas: 2, subtotal: expect.closeTo((scarce.cents + 4 * plenty.cents) / 100, 2) },
          lineas: [
            { codigo: scarce.code, cantidadPedida: 1, precioSubtotal: scarce.cents / 100 },
            { codigo: plenty.code, cantidadPedida: 4 },
          ],
          clientes: [{ cliente: null, unidades: 5 }],
          diferencias: [
            { tipo: 'MENOS_UNIDADES', cantidadAntes: 3, cantidadAhora: 1 },
            { tipo: 'AGOTADA', cantidadAntes: 2, cantidadAhora: 0 },
          ],
        },
      });
      // The bag costs what confirming will charge, client by client, and names what is missing in full.
      const { datos: bag } = await buyer.order();
      expect(bag?.totales).toEqual(summary?.orden.totales);
      expect(bag?.clientes).toMatchObject([
        { cliente: null, unidades: 5, subtotal: summary?.orden.clientes[0]?.subtotal },
        { cliente: { nombre: 'Nuria Nada' }, unidades: 0, subtotal: 0 },
      ]);
      expect(bag?.lineas.map(({ cantidadPedida, precioSubtotal }) => [cantidadPedida, precioSubtotal])).toEqual([
        [3, scarce.cents / 100],
        [2, 0],
        [4, expect.closeTo((4 * plenty.cents) / 100, 2)],
      ]);
      expect(bag?.diferencias[1]).toMatchObject({ talla: gone.size, cliente: { nombre: 'Nuria Nada' } });
      const seen = await buyer.asSeen();
      expect(await buyer.confirm(seen)).toMatchObject({ datos: { resultado: 'CAMBIOS' } });
      const reply = await buyer.confirm({ ...seen, entregaParcial: true });
      const id = reply.datos?.orden?.id ?? '';
      expect(await readConfirmationMailData(db(), id, shopNow())).toMatchObject({
        dropped: [
          { quantity: 2, size: scarce.size, client: null },
          { quantity: 2, size: gone.size, client: 'Nuria Nada' },
        ],
      });
      expect(reply).toMatchObject({
        codigo: 2,
        mensaje: 'order.remark.leftOut',
        datos: {
          resultado: 'CONFIRMADA',
          orden: { unidades: 5, total: seen.totalVisto },
          diferencias: [{ tipo: 'MENOS_UNIDADES' }, { tipo: 'AGOTADA' }],
        },
      });
      const { datos: placed } = await buyer.confirmed(reply.datos?.orden?.numero ?? '');
      expect(placed?.orden.totales).toEqual(summary?.orden.totales);
      expect(placed?.caidas).toMatchObject([
        { codigo: scarce.code, talla: scarce.size, cantidad: 2, cliente: null },
        { codigo: gone.code, talla: gone.size, cantidad: 2, cliente: { nombre: 'Nuria Nada' } },
      ]);
      expect(await countPieces(db(), scarce.id)).toEqual({ free: 0, held: 1 });
    });

    test('C050 C072 an omitted client takes no pieces from the others, and blocks nothing', async () => {
      const [scarce, gone, plenty] = await shelf(3);
      if (!scarce || !gone || !plenty) throw new Error('no articles');
      const buyer = await aBuyer(db(), call);
      const [ana, berta] = [await buyer.aClient('Ana Fuera'), await buyer.aClient('Berta Dentro')];
      await buyer.add([
        { clave: 'a', codigo: scarce.code, cantidadPedida: 2, cliente: ana.id },
        { clave: 'b', codigo: gone.code, cantidadPedida: 1, cliente: ana.id },
        { clave: 'c', codigo: scarce.code, cantidadPedida: 2, cliente: berta.id },
        { clave: 'd', codigo: plenty.code, cantidadPedida: 4 },
      ]);
      await buyer.ship();
      await setPieces(db(), scarce.id, 2);
      await setPieces(db(), gone.id, 0);
      await buyer.get(`omitirClientes/${ana.id}?omitir=S`);
      expect((await buyer.summary()).datos).toMatchObject({ exige: [], orden: { diferencias: [] } });
      expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({
        codigo: 0,
        datos: { resultado: 'CONFIRMADA', orden: { unidades: 6 } },
      });
      expect(await countPieces(db(), scarce.id)).toEqual({ free: 0, held: 2 });
      const { datos: behind } = await buyer.order();
      expect(behind?.diferencias.map(({ tipo, cantidadAntes }) => [tipo, cantidadAntes])).toEqual([
        ['AGOTADA', 2],
        ['AGOTADA', 1],
      ]);
    });

    test('C072 C053 N21 a campaign that closes between summary and button is reported, and the order is placed once accepted', async () => {
      const { buyer } = await aFullBag();
      const seen = await buyer.asSeen();
      now = new Date('2026-04-05T10:00:00Z');
      try {
        expect(await buyer.confirm(seen)).toMatchObject({ codigo: 2, datos: { resultado: 'CAMBIOS' } });
        expect((await buyer.summary()).datos?.exige).toContain('DIFERENCIAS');
        const again = await buyer.asSeen();
        expect(await buyer.confirm(again)).toMatchObject({ datos: { resultado: 'CAMBIOS' } });
        expect(await buyer.confirm({ ...again, aceptaDiferencias: true })).toMatchObject({
          codigo: 0,
          datos: { resultado: 'CONFIRMADA', orden: { campana: '2026-04' } },
        });
      } finally {
        now = shopNow();
      }
    });

    test('C072 C053 a new year and its rate of VAT begin at midnight in Spain, an hour before UTC', async () => {
      const { buyer } = await aFullBag();
      const rate = { country_code: 'ES', valid_from: '2027-01-01', basis_points: 2300 };
      await db().insertInto('vat_rates').values(rate).execute();
      const rates = async () => (await buyer.summary()).datos?.orden.totales.impuestos.map(({ tasa }) => tasa);
      try {
        now = new Date('2026-12-31T22:59:00Z');
        expect(await rates()).toEqual([21]);
        now = new Date('2026-12-31T23:01:00Z');
        expect(await rates()).toEqual([23]);
        const { datos } = await buyer.confirm({ ...(await buyer.asSeen()), aceptaDiferencias: true });
        expect(datos?.orden?.numero).toMatch(/^V27-/);
      } finally {
        now = shopNow();
        await db().deleteFrom('vat_rates').where('valid_from', '=', rate.valid_from).execute();
      }
    });

    /** Standard delivery with these costs and this free threshold. */
    async function withStandard(terms: { cents: number; free_from_cents: number }, work: () => Promise<void>) {
      const standard = () =>
        db().updateTable('shipping_methods').where('code', '=', 'EST').where('country_code', '=', 'ES');
      const usual = await db().selectFrom('shipping_methods').selectAll().where('code', '=', 'EST').execute();
      await standard().set(terms).execute();
      try {
        await work();
      } finally {
        for (const { zone, warehouse, up_to_grams, cents, free_from_cents } of usual.filter(
          (row) => row.country_code === 'ES',
        ))
          await standard()
            .set({ cents, free_from_cents })
            .where('zone', '=', zone)
            .where('warehouse', '=', warehouse)
            .where('up_to_grams', 'is not distinct from', up_to_grams)
            .execute();
      }
    }

    test('C072 C053 N21 X01 shipping that is no longer free because pieces are left out is reported, and has to be accepted', async () => {
      const { buyer, article } = await aFullBag();
      const { datos: bag } = await buyer.order();
      const free = { free_from_cents: Math.round((bag?.totales.subtotal ?? 0) * 100), cents: 500 };
      await withStandard(free, async () => {
        await buyer.ship();
        await setPieces(db(), article.id, 3);
        const { datos } = await buyer.summary();
        expect(datos).toMatchObject({
          exige: ['DIFERENCIAS', 'PARCIAL'],
          orden: {
            totales: { unidades: 3, envio: 5 },
            diferencias: [{ tipo: 'MENOS_UNIDADES' }, { tipo: 'ENVIO', importeAntes: 0, importeAhora: 5 }],
          },
        });
        const seen = { ...(await buyer.asSeen()), entregaParcial: true };
        expect(await buyer.confirm(seen)).toMatchObject({ datos: { resultado: 'CAMBIOS' } });
        expect(await buyer.confirm({ ...seen, aceptaDiferencias: true })).toMatchObject({
          datos: { resultado: 'CONFIRMADA', orden: { unidades: 3, total: seen.totalVisto } },
        });
      });
    });

    test('C072 C053 N21 a difference that only lowers the price is reported, and needs no acceptance', async () => {
      const { buyer } = await aFullBag();
      await withStandard({ free_from_cents: 900_000, cents: 500 }, async () => {
        await buyer.ship();
        const before = await buyer.asSeen();
        await withStandard({ free_from_cents: 900_000, cents: 300 }, async () => {
          expect(await buyer.confirm(before)).toMatchObject({ datos: { resultado: 'CAMBIOS' } });
          expect((await buyer.summary()).datos).toMatchObject({
            exige: [],
            orden: { diferencias: [{ tipo: 'ENVIO', importeAntes: 5, importeAhora: 3, diferencia: -2 }] },
          });
          const seen = await buyer.asSeen();
          expect(seen.totalVisto).toBeCloseTo(before.totalVisto - 2, 2);
          expect(await buyer.confirm(seen)).toMatchObject({
            codigo: 0,
            datos: { resultado: 'CONFIRMADA', orden: { total: seen.totalVisto } },
          });
        });
      });
    });

    test('C072 K11 pieces come from Bodega Europa first, then from Bodega central', async () => {
      const [article] = await shelf(1);
      if (!article) throw new Error('no article');
      const buyer = await aBuyer(db(), call);
      for (const [warehouse, quantity] of [
        ['Bodega Europa', 2],
        ['Bodega central', 5],
      ] as const)
        await db()
          .insertInto('stock')
          .values({ article_id: article.id, warehouse, quantity })
          .onConflict((clash) => clash.columns(['article_id', 'warehouse']).doUpdateSet({ quantity }))
          .execute();
      await buyer.addCodes({ [article.code]: 4 });
      await buyer.ship();
      await buyer.confirm(await buyer.asSeen());
      const rows = await db()
        .selectFrom('reservations')
        .select(['warehouse', 'quantity'])
        .where('article_id', '=', article.id)
        .orderBy('warehouse', 'desc')
        .execute();
      expect(rows).toEqual(
        [
          { warehouse: 'Bodega central', quantity: 2 },
          { warehouse: 'Bodega Europa', quantity: 2 },
        ].toSorted((one, other) => (one.warehouse < other.warehouse ? 1 : -1)),
      );
    });

    test('C072 N03 lines of an omitted client wait in a draft, and the rest is placed', async () => {
      const { buyer, article } = await aFullBag();
      const client = await buyer.aClient('Paula Omitida');
      const [own] = await shelf(1);
      await buyer.add([{ clave: 'x', codigo: own?.code, cantidadPedida: 1, cliente: client.id }]);
      await buyer.get(`omitirClientes/${client.id}`);
      expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({ datos: { orden: { unidades: 4 } } });
      const { datos: rest } = await buyer.order();
      expect(rest).toMatchObject({ estado: 'BORRADOR', lineas: [{ codigo: own?.code, omitida: false }] });
      expect(await countPieces(db(), article.id)).toMatchObject({ held: 4 });
    });

    test('C072 C041 an executive who places an order is active in its campaign', async () => {
      const { buyer } = await aFullBag();
      const profile = () => call<AnswerOf<'readExecutive'>>('GET', '/api/socia/consultarSociaSesion', buyer);
      expect((await profile()).datos?.campanaActiva).toBeNull();
      const { datos } = await buyer.order();
      await buyer.confirm(await buyer.asSeen());
      expect((await profile()).datos?.campanaActiva).toBe(datos?.campana);
    });
  });

  describe('settling', () => {
    test('C056 C059 credit pays an order of a campaign of CREDITO, once, and is charged to the account', async () => {
      const { buyer } = await aFullBag();
      const placed = await buyer.confirm(await buyer.asSeen());
      const number = placed.datos?.orden?.numero;
      expect(await buyer.get(`consultarOrdenPagada/${number}`)).toMatchObject({
        datos: { estado: 'SIN_PAGO', pagado: 0 },
      });
      const key = buyer.newKey();
      const first = await buyer.settle(`?orden=${number}`, key);
      expect(first).toMatchObject({ status: 200, datos: { asentada: true, orden: { estado: 'PAGADA' }, pago: null } });
      expect((await buyer.settle(`?orden=${number}`, key)).datos).toEqual(first.datos);
      expect(await buyer.settle(`?orden=${number}`)).toMatchObject({ datos: { asentada: true } });
      // The specification has no key here.
      expect(await buyer.get(`asentarOrden?orden=${number}`)).toMatchObject({ datos: { asentada: true } });
      const movements = await db()
        .selectFrom('account_movements')
        .select(['kind', 'cents'])
        .where('executive_id', '=', buyer.id)
        .execute();
      expect(movements).toEqual([{ kind: 'PEDIDO', cents: Math.round((placed.datos?.orden?.total ?? 0) * 100) }]);
      expect(await buyer.get(`consultarOrdenPagada/${number}`)).toMatchObject({
        datos: { estado: 'PAGADO', diferencia: 0 },
      });
    });

    test('C056 C055 the balance is used if the executive wants it, and the rest is charged to the credit limit', async () => {
      const { buyer } = await aFullBag({ balanceCents: -1_000 });
      const seen = await buyer.asSeen({ usarSaldo: true });
      const { datos } = await buyer.summary('?usarSaldo=S');
      expect(datos?.orden.totales).toMatchObject({ saldoAplicado: 10, aPagar: seen.totalVisto - 10 });
      await buyer.confirm(seen);
      expect(await buyer.get('consultarValorPagar')).toMatchObject({
        datos: { saldo: -10, vencido: 0, orden: { importe: expect.closeTo(seen.totalVisto - 10, 2) } },
      });
      expect(await buyer.settle()).toMatchObject({ datos: { asentada: true, saldoAplicado: 10 } });
      expect(await buyer.get('consultarValorPagar')).toMatchObject({
        datos: { orden: null, saldo: expect.closeTo(seen.totalVisto - 10, 2) },
      });
    });

    test('C072 C056 an order above the credit limit is refused, and two orders cannot spend it twice', async () => {
      const { buyer } = await aFullBag({ creditCents: 100 });
      expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({
        status: 422,
        campos: { metodo: 'payment.reason.overCredit' },
      });
      const { buyer: twice, article } = await aFullBag();
      const first = await twice.confirm(await twice.asSeen());
      const total = Math.round((first.datos?.orden?.total ?? 0) * 100);
      await db()
        .updateTable('executives')
        .set({ credit_limit_cents: total })
        .where('account_id', '=', twice.id)
        .execute();
      await twice.addCodes({ [article.code]: 4 });
      await twice.ship();
      const overCredit = { status: 422, campos: { metodo: 'payment.reason.overCredit' } };
      expect(await twice.confirm(await twice.asSeen())).toMatchObject(overCredit);
      expect(await twice.settle(`?orden=${first.datos?.orden?.numero}`)).toMatchObject({ status: 200 });
      expect(await twice.confirm(await twice.asSeen())).toMatchObject(overCredit);
    });

    test('K09 C056 C059 cash on delivery is agreed: pending, awaited, and its reservation does not expire', async () => {
      const { buyer } = await aFullBag();
      const seen = await buyer.asSeen({ metodo: '001' });
      const { datos: without } = await buyer.summary();
      expect(seen.totalVisto).toBeCloseTo((without?.orden.totales.total ?? 0) + 2.5, 2);
      const placed = await buyer.confirm(seen);
      const number = placed.datos?.orden?.numero;
      expect(await buyer.settle(`?orden=${number}`)).toMatchObject({
        datos: { asentada: true, orden: { estado: 'PENDIENTE' } },
      });
      const order = await db()
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number ?? '')
        .executeTakeFirst();
      expect(order).toMatchObject({ reserved_until: null, settled_at: now, tender: '001' });
      expect(await buyer.get(`consultarOrdenPagada/${number}`)).toMatchObject({ datos: { estado: 'EN_ESPERA' } });
    });

    test('K09 C072 cash on delivery is accepted at 999.99 euros and refused at 1,000.00', async () => {
      const [article] = await shelf(1);
      if (!article) throw new Error('no article');
      const priceFor = (total: number) => total - 250 - 395;
      for (const [total, status] of [
        [99_999, 200],
        [100_000, 422],
      ] as const) {
        const buyer = await aBuyer(db(), call);
        await buyer.addCodes({ [article.code]: 1 });
        await setPrice(db(), article.id, priceFor(total));
        await db()
          .updateTable('order_lines')
          .set({ seen_cents: priceFor(total) })
          .where('executive_id', '=', buyer.id)
          .execute();
        await db().updateTable('shipping_methods').set({ free_from_cents: null }).where('code', '=', 'EST').execute();
        await buyer.ship();
        const seen = await buyer.asSeen({ metodo: '001' });
        expect(seen.totalVisto).toBe(total / 100);
        expect(await buyer.confirm(seen)).toMatchObject(
          status === 200
            ? { status, datos: { resultado: 'CONFIRMADA' } }
            : { status, campos: { metodo: 'payment.reason.amount' } },
        );
      }
    });

    test('C056 C057 a method without a provider is listed as unavailable, and confirming with it is refused with the reason', async () => {
      const { buyer } = await aFullBag();
      const { datos } = await buyer.get<{ metodos: { codigo: string; disponible: boolean; motivo: string | null }[] }>(
        'consultarFormasPago/checkout',
      );
      expect(datos?.metodos.map(({ codigo, disponible }) => [codigo, disponible])).toEqual([
        ['TCR', false],
        ['BIZ', false],
        ['PPL', false],
        ['001', true],
        ['002', true],
      ]);
      expect(await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }))).toMatchObject({
        status: 422,
        campos: { metodo: 'payment.reason.notOffered' },
      });
      expect(await buyer.settle('?origen=pagos&importe=10.00')).toMatchObject({ status: 422 });
    });

    test('C052 payment terms are those of the order in hand, without a chosen method, or of the waiting order', async () => {
      const { buyer } = await aFullBag();
      expect(await buyer.get('consultarFormaPagoVigente')).toMatchObject({
        status: 200,
        datos: { modoPago: 'CREDITO', metodo: null, usaSaldo: false },
      });
      await buyer.confirm(await buyer.asSeen({ metodo: '001' }));
      expect(await buyer.get('consultarFormaPagoVigente')).toMatchObject({
        datos: { modoPago: 'CREDITO', metodo: { codigo: '001', recargo: 2.5 }, usaSaldo: false },
      });
      const stranger = await aBuyer(db(), call);
      expect(await stranger.get('consultarFormaPagoVigente')).toMatchObject({
        status: 200,
        datos: { modoPago: 'CONTADO', metodo: null, usaSaldo: false },
      });
    });

    test("C056 C058 C059 another executive's order does not exist", async () => {
      const { buyer } = await aFullBag();
      const number = (await buyer.confirm(await buyer.asSeen())).datos?.orden?.numero;
      const other = await aBuyer(db(), call);
      expect(await other.settle(`?orden=${number}`)).toMatchObject({ status: 404 });
      expect(await other.confirmed(number ?? '')).toMatchObject({ status: 404 });
      expect(await other.get(`consultarOrdenPagada/${number}`)).toMatchObject({ status: 404 });
      expect(await other.get(`consultarResumenOrden/${number}`)).toMatchObject({ status: 404 });
    });
  });

  test('C058 C056 C068 between two campaigns no order is accepted, and placed orders are read, settled and mailed about', async () => {
    const { buyer, article } = await aFullBag();
    const { datos } = await buyer.confirm(await buyer.asSeen());
    const [numero, id] = [datos?.orden?.numero ?? '', datos?.orden?.id ?? ''];
    now = new Date('2029-01-01T00:00:00Z');
    try {
      expect(await buyer.addCodes({ [article.code]: 1 })).toMatchObject({
        status: 409,
        mensaje: 'order.reason.noCampaign',
      });
      expect(await buyer.confirmed(numero)).toMatchObject({ status: 200, datos: { orden: { numero } } });
      expect(await buyer.settle(`?orden=${numero}`)).toMatchObject({ status: 200, datos: { asentada: true } });
      expect(await readConfirmationMailData(db(), id, now)).toMatchObject({ number: numero });
    } finally {
      now = shopNow();
    }
  });

  test('C058 R18 N03 a confirmed order is as it was agreed, with a packing and collecting list for each client', async () => {
    const { buyer } = await aFullBag();
    const client = await buyer.aClient('Rosa Lista');
    const [hers] = await shelf(1);
    if (!hers) throw new Error('no article');
    await buyer.add([{ clave: 'r', codigo: hers.code, cantidadPedida: 2, cliente: client.id }]);
    await buyer.ship();
    const seen = await buyer.asSeen();
    const rewards = (await buyer.order()).datos?.premios;
    const number = (await buyer.confirm(seen)).datos?.orden?.numero ?? '';
    await setPrice(db(), hers.id, 99_900);
    const { datos } = await buyer.confirmed(number);
    expect(datos?.orden).toMatchObject({ numero: number, estado: 'PENDIENTE', diferencias: [] });
    expect(datos?.orden.totales.total).toBe(seen.totalVisto);
    // Its points count once, although the executive's total contains them already.
    expect(datos?.orden.premios).toMatchObject({
      puntosAntes: rewards?.puntosAntes,
      puntosDespues: rewards?.puntosDespues,
    });
    expect(datos?.orden.entrega).toMatchObject({ forma: { codigo: 'EST' }, zona: 'GENERAL' });
    expect(datos?.listas).toHaveLength(2);
    expect(datos?.listas.find(({ cliente }) => cliente?.id === client.id)).toMatchObject({
      lineas: [{ codigo: hers.code, cantidadPedida: 2 }],
      porCobrar: (2 * hers.cents) / 100,
    });
    expect(datos?.listas.find(({ cliente }) => cliente === null)?.porCobrar).toBe(0);
  });
}, seededShop);
