import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, type Buyer } from '../../../../test/buyers.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import { addMovement } from '../../../shared/ledger.ts';

const who = { accountId: null, actorId: null };

type Orders = AnswerOf<'listOrders'>;
type Detail = AnswerOf<'readOrder'>;
type Sales = AnswerOf<'readSalesSummary'>;

onDatabase((database) => {
  const shop = withCounter(database, [aProvider()]);
  const list = (buyer: Buyer, query = 'todas') => buyer.get<Orders>(`consultarPedidos/${query}`);
  const numbers = async (buyer: Buyer, query?: string) =>
    (await list(buyer, query)).datos?.elementos.map(({ numero }) => numero);
  const detail = (buyer: Buyer, campaign: string, number: string) =>
    buyer.get<Detail>(`consultarPedidoDetalle/${campaign}/${number}`);
  const sales = (buyer: Buyer, query = '') => buyer.get<Sales>(`consultarResumenVentas${query}`);
  const campaignOf = async (buyer: Buyer) => (await list(buyer)).datos?.elementos[0]?.campana ?? '';

  test('C060 an executive without placed orders has an empty history, and a draft is not listed', async () => {
    const [article] = await shop.shelf(1);
    const buyer = await aBuyer(shop.db(), shop.call);
    await buyer.addCodes({ [article?.code ?? '']: 1 });
    expect((await list(buyer)).datos).toEqual({
      elementos: [],
      pagina: 1,
      tamano: 8,
      totalPaginas: 0,
      total: 0,
      campanas: [],
    });
  });

  test('C060 orders are listed newest first, by page, with their state and whether they wait for money and can be cancelled', async () => {
    const { buyer, article, number: first } = await shop.aWaitingOrder('TCR');
    const second = await shop.orderMore(buyer, { code: article.code, tender: null });
    await buyer.settle(`?origen=checkout&orden=${second.number}`);
    const { datos } = await list(buyer);
    expect(datos).toMatchObject({ total: 2, totalPaginas: 1 });
    expect(
      datos?.elementos.map(({ numero, estado, retenida, cancelable }) => [numero, estado, retenida, cancelable]),
    ).toEqual([
      [second.number, 'PAGADA', false, true],
      [first, 'PENDIENTE', true, true],
    ]);
    const until = new Date(shop.now().getTime() + 35 * 60_000).toISOString();
    expect(datos?.elementos.map(({ reservadaHasta }) => reservadaHasta)).toEqual([null, until]);
    expect(await numbers(buyer, 'todas?tamano=1&pagina=2')).toEqual([first]);
    expect((await list(buyer, 'todas?tamano=1&pagina=3')).status).toBe(404);
    expect(await numbers(buyer, 'todas?estado=PAGADA')).toEqual([second.number]);
    const campaign = datos?.elementos[0]?.campana ?? '';
    expect(datos?.campanas?.map(({ codigo }) => codigo)).toEqual([campaign]);
    expect(await numbers(buyer, campaign)).toEqual([second.number, first]);
    expect(await numbers(buyer, '1999-01')).toEqual([]);
  });

  test('C060 an order is found by a part of its number and by a client’s name, whatever its accents', async () => {
    const [article] = await shop.shelf(1);
    const buyer = await aBuyer(shop.db(), shop.call);
    const client = await buyer.aClient('Encarnación 100 %');
    await buyer.add([{ clave: '1', codigo: article?.code, cantidadPedida: 2, cliente: client.id }]);
    await buyer.ship();
    const { datos } = await buyer.confirm(await buyer.asSeen({ metodo: 'TCR' }));
    const number = datos?.orden?.numero ?? '';
    const find = (text: string) => numbers(buyer, `todas?texto=${encodeURIComponent(text)}`);
    expect(await find(number.slice(-4))).toEqual([number]);
    expect(await find(` ${number.toLowerCase()} `)).toEqual([number]);
    expect(await find('encarnacion')).toEqual([number]);
    // SQL wildcards are matched literally.
    expect(await find('100 %')).toEqual([number]);
    expect(await find('%')).toEqual([number]);
    expect(await find('_ncarnacion')).toEqual([]);
    expect((await list(buyer)).datos?.elementos[0]?.clientes).toBe(1);
  });

  test('C060 an order is found by the whole code of a piece in it, however it is written', async () => {
    const { buyer, article, number } = await shop.aWaitingOrder('TCR');
    const [another] = await shop.shelf(1);
    const find = (text = '') => numbers(buyer, `todas?texto=${encodeURIComponent(text)}`);
    expect(await find(` ${article.code.slice(0, 3)} ${article.code.slice(3).toLowerCase()} `)).toEqual([number]);
    expect(await find(another?.code)).toEqual([]);
    expect(await find(article.code.slice(0, -1))).toEqual([]);
  });

  test('C061 an order is shown with its lines by client, its payment, its documents and its history', async () => {
    const { buyer, number, attempt } = await shop.aWaitingOrder('TCR');
    const campaign = await campaignOf(buyer);
    const before = (await detail(buyer, campaign, number)).datos;
    expect(before).toMatchObject({ envios: [], cancelable: true, devolucionHasta: null });
    expect(before?.pagos).toMatchObject([{ estado: 'INICIADO', orden: number }]);
    await shop.open(buyer, attempt);
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    const { datos } = await detail(buyer, campaign, number);
    expect(datos?.orden).toMatchObject({ numero: number, estado: 'PAGADA', campana: campaign });
    expect(datos?.listas[0]?.lineas).toEqual(datos?.orden.lineas);
    expect(datos?.pagos).toMatchObject([{ estado: 'PAGADO', orden: number, importe: datos?.orden.totales.aPagar }]);
    expect(datos?.documentos).toEqual([
      { tipo: 'order', url: `/EuropaBackend/rest/api/socia/documentoOrden/${number}` },
      { tipo: 'packingLists', url: `/EuropaBackend/rest/api/socia/documentoListas/${number}` },
    ]);
    expect(datos?.historia.map(({ estado, quien, por }) => [estado, quien, por])).toEqual([
      ['PENDIENTE', buyer.account.name, null],
      ['PAGADA', 'payment.provider', null],
    ]);
    expect(datos?.envios).toMatchObject([
      { numero: `${number}-1`, estado: 'PREPARANDO', lineas: [{ linea: datos?.orden.lineas[0]?.id, cantidad: 3 }] },
    ]);
  });

  test('C061 P01 an order is read with its own campaign, and by its executive only', async () => {
    const { buyer, number } = await shop.aWaitingOrder('TCR');
    const campaign = await campaignOf(buyer);
    const other = await aBuyer(shop.db(), shop.call);
    expect((await detail(other, campaign, number)).status).toBe(404);
    expect((await list(other)).datos?.total).toBe(0);
    expect((await detail(buyer, '1999-01', number)).status).toBe(404);
    expect((await detail(buyer, campaign, 'V26-999999')).status).toBe(404);
    expect((await detail(buyer, campaign, number)).status).toBe(200);
  });

  test('C065 sales add up alike by campaign, category and client, and unpaid orders do not count', async () => {
    const [one, two] = await shop.shelf(2);
    const buyer = await aBuyer(shop.db(), shop.call);
    const nothing = (await sales(buyer)).datos;
    expect(nothing).toMatchObject({ campanas: [{ pedidos: 0, ventas: 0 }], categorias: [], clientes: [] });
    expect(nothing?.campanas[0]?.codigo).toBe(nothing?.reloj.codigo);
    const client = await buyer.aClient('Olga');
    await buyer.add([
      { clave: '1', codigo: one?.code, cantidadPedida: 2, cliente: client.id },
      { clave: '2', codigo: two?.code, cantidadPedida: 1 },
    ]);
    await buyer.ship();
    const { datos: placed } = await buyer.confirm(await buyer.asSeen());
    expect((await sales(buyer)).datos?.clientes).toEqual([]);
    await buyer.settle(`?origen=checkout&orden=${placed?.orden?.numero}`);
    const cents = { hers: 2 * (one?.cents ?? 0), own: two?.cents ?? 0 };
    const { datos } = await sales(buyer);
    const [campaign] = datos?.campanas ?? [];
    expect(campaign).toMatchObject({ pedidos: 1, unidades: 3, ventas: (cents.hers + cents.own) / 100, ganancia: 0 });
    const byClient = new Map(datos?.clientes.map(({ id, nombre, ventas }) => [id, [nombre, ventas]]));
    expect(byClient).toEqual(
      new Map([
        [client.id, ['Olga', cents.hers / 100]],
        [null, ['', cents.own / 100]],
      ]),
    );
    const sum = (rows: { ventas: number; puntos: number; unidades: number }[] = []) => [
      Math.round(rows.reduce((all, { ventas }) => all + ventas * 100, 0)),
      rows.reduce((all, { unidades }) => all + unidades, 0),
      rows.reduce((all, { puntos }) => all + puntos, 0),
    ];
    expect(sum(datos?.categorias)).toEqual(sum(datos?.campanas));
    expect(sum(datos?.clientes)).toEqual(sum(datos?.campanas));
    expect(datos?.categorias.every(({ nombre }) => /^(Mujer|Hombre) · ./.test(nombre))).toBe(true);
    expect((await sales(buyer, '?campana=1999-01')).datos).toMatchObject({ categorias: [], clientes: [] });
    await shop.cancel(placed?.orden?.id ?? '');
    expect((await sales(buyer)).datos).toMatchObject({ categorias: [], clientes: [], campanas: [{ pedidos: 0 }] });
  });

  test('C065 sales may exceed the largest amount of an order', async () => {
    const { buyer, id, number } = await shop.aWaitingOrder(null);
    await buyer.settle(`?origen=checkout&orden=${number}`);
    await shop.db().updateTable('order_lines').set({ unit_cents: 50_000_000 }).where('order_id', '=', id).execute();
    expect((await sales(buyer)).datos?.categorias).toMatchObject([{ ventas: 1_500_000 }]);
  });

  test('C065 campaigns come oldest first, the current one last, each with the commission of its period', async () => {
    const { buyer, id, number } = await shop.aWaitingOrder(null);
    await buyer.settle(`?origen=checkout&orden=${number}`);
    const current = await campaignOf(buyer);
    const before = await shop
      .db()
      .selectFrom('campaigns')
      .select(['code', 'starts_at'])
      .where('ends_at', '<=', shopNow())
      .orderBy('ends_at', 'desc')
      .executeTakeFirstOrThrow();
    await shop.db().updateTable('orders').set({ campaign_code: before.code }).where('id', '=', id).execute();
    const commission = { executiveId: buyer.id, kind: 'COMISION', orderId: null, who } as const;
    await addMovement(shop.db(), { ...commission, cents: -1_200, now: before.starts_at });
    await addMovement(shop.db(), { ...commission, cents: -340, now: shopNow() });
    const { datos } = await sales(buyer);
    expect(datos?.campanas.map(({ codigo, pedidos, ganancia }) => [codigo, pedidos, ganancia])).toEqual([
      [before.code, 1, 12],
      [current, 0, 3.4],
    ]);
    expect((await sales(buyer, `?campana=${before.code}`)).datos?.clientes).toHaveLength(1);
    expect((await sales(buyer, `?campana=${current}`)).datos?.clientes).toEqual([]);
  });
}, seededShop);
