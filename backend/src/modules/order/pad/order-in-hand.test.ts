import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { type Client, openApp } from '../../../../test/client.ts';
import { aSession } from '../../../../test/factories.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aDesk, anExecutive, listStocked, type Stocked } from '../../../../test/orders.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';

const dayMs = 86_400_000;

onDatabase((database) => {
  let call: Client;
  let close = async () => {};
  let now = shopNow();
  let stocked: Stocked[] = [];
  beforeAll(async () => {
    const { app, call: client } = openApp(database(), { now: () => now });
    call = client;
    close = async () => {
      await app.close();
    };
    stocked = await listStocked(database().db, 12, 20);
  });
  afterAll(() => close());

  const open = async () => {
    now = shopNow();
    return aDesk(call, await anExecutive(database().db));
  };
  const at = (place: number) => stocked[place] as Stocked;
  const lucia = async () => {
    const account = await database()
      .db.selectFrom('accounts')
      .selectAll()
      .where('username', '=', 'lucia@velia.example')
      .executeTakeFirstOrThrow();
    const { token } = await aSession(database().db, { ...account, password: '' });
    now = shopNow();
    return aDesk(call, { token });
  };
  const campaigns = () =>
    database().db.selectFrom('campaigns').selectAll().where('priority', '=', 10).orderBy('starts_at').execute();
  const inForce = async () =>
    (await campaigns()).find(({ starts_at, ends_at }) => starts_at <= shopNow() && shopNow() < ends_at);

  test('C044 C048 C049 C054 without an order in hand the calls answer with the campaign’s clock, the minimum and zeros', async () => {
    const desk = await open();
    const active = await desk.get<AnswerOf<'readActiveOrder'>>('consultarPedidoActivo');
    expect(active.datos).toMatchObject({ orden: null, minimo: 60, reloj: { ahora: shopNow().toISOString() } });
    expect(active.datos?.reloj.siguiente?.inicio).toBe(active.datos?.reloj.fin);
    expect((await desk.get('consultarUnidadesOrden')).datos).toEqual({
      unidades: 0,
      lineas: 0,
      clientes: 0,
      total: 0,
      puntos: 0,
      version: 0,
    });
    expect((await desk.get('consultarTotalesOrden')).datos).toMatchObject({ total: 0, faltaMinimo: 60 });
    expect((await desk.get('consultarItemsCrossUpSelling')).datos).toEqual({ complementarios: [], superiores: [] });
    expect((await desk.get('consultarPedidoActivo?x=1')).status).toBe(422);
  });

  test('C043 C044 C048 C054 all calls about the order in hand agree', async () => {
    const desk = await open();
    const ana = await desk.aClient('Ana');
    await desk.add([
      { clave: '1', codigo: at(0).code, cantidadPedida: 2, cliente: ana.id },
      { clave: '2', codigo: at(1).code, cantidadPedida: 1 },
    ]);
    const order = (await desk.order()).datos;
    const { orden } = (await desk.get<AnswerOf<'readActiveOrder'>>('consultarPedidoActivo')).datos ?? {};
    const { id, numero, estado, campana, fecha, unidades, total, puntos } = order as NonNullable<typeof order>;
    expect(orden).toEqual({ id, numero, estado, campana, fecha, unidades, total, puntos });
    expect((await desk.get('consultarUnidadesOrden')).datos).toEqual({
      unidades: 3,
      lineas: 2,
      clientes: 1,
      total,
      puntos,
      version: order?.version,
    });
    expect((await desk.get('consultarTotalesOrden')).datos).toEqual(order?.totales);
    expect(puntos).toBe(order?.lineas.reduce((sum, line) => sum + line.puntos, 0));
    expect(order?.premios.puntosDespues).toBe(puntos);
  });

  test('C043 C048 C054 the name of the campaign is in the page’s language', async () => {
    const desk = await open();
    const { token } = await anExecutive(database().db);
    const names = await Promise.all(
      ['es', 'de'].map(async (language) => {
        const reply = await call<AnswerOf<'readActiveOrder'>>('GET', '/api/socia/consultarPedidoActivo', {
          token,
          headers: { 'accept-language': language },
        });
        return reply.datos?.reloj.nombre;
      }),
    );
    expect(names[0]).not.toBe(names[1]);
    expect((await desk.get<AnswerOf<'readActiveOrder'>>('consultarPedidoActivo')).datos?.reloj.nombre).toBe(names[0]);
  });

  test('C047 the grid of a style has price and stock of its sizes, and is the same by code and by reference', async () => {
    const desk = await open();
    const code = (await inForce())?.code;
    const byCode = await desk.get<AnswerOf<'readGrid'>>(`consultarColoresTallas/${at(0).code}/${code}`);
    const byReference = await desk.get<AnswerOf<'readGrid'>>(
      `consultarColoresTallas/${at(0).reference.toLowerCase()}/${code}`,
    );
    expect(byCode.datos?.elegido).toEqual({ codColor: at(0).color, talla: at(0).size });
    expect(byReference.datos).toEqual({ ...byCode.datos, elegido: null });
    const cells = byCode.datos?.colores.flatMap(({ tallas }) => tallas) ?? [];
    expect(cells.find(({ codigo }) => codigo === at(0).code)).toMatchObject({
      precio: at(0).cents / 100,
      unidades: at(0).pieces,
    });
    for (const cell of cells) {
      expect(cell.cantidadMaxima).toBeLessThanOrEqual(cell.unidades);
      expect(cell.disponibilidad === 'AGOTADA').toBe(cell.unidades === 0);
      expect(cell.precioAntes === null).toBe(cell.lowest30 === null);
    }
    expect((await desk.get(`consultarColoresTallas/NOTHING/${code}`)).status).toBe(404);
    expect((await desk.get(`consultarColoresTallas/${at(0).code}/2001-01`)).campos).toEqual({
      b: 'error.field.choice',
    });
  });

  test('C047 N08 a bra lists the sizes with the same fit', async () => {
    const desk = await open();
    const { rows } = await database().pool.query<{ code: string }>(
      `select a.code from articles a join sizes z on z.code = a.size_code join current_prices r on r.article_id = a.id
       where z.code = '85C' limit 1`,
    );
    const grid = await desk.get<AnswerOf<'readGrid'>>(
      `consultarColoresTallas/${rows[0]?.code}/${(await inForce())?.code}`,
    );
    const cell = grid.datos?.colores.flatMap(({ tallas }) => tallas).find(({ codigo }) => codigo === rows[0]?.code);
    expect(cell?.hermanas.slice(0, 2).toSorted()).toEqual(
      ['80D', '90B'].filter((size) => cell?.hermanas.includes(size)),
    );
    expect(cell?.hermanas.length).toBeGreaterThan(0);
  });

  test('C049 suggestions are available, give points and are not in the bag; complements are of the bag’s collections', async () => {
    const desk = await open();
    await desk.addCodes({ [at(0).code]: 1, [at(1).code]: 1 });
    const { datos } = await desk.get<AnswerOf<'readSuggestions'>>('consultarItemsCrossUpSelling');
    const suggested = [...(datos?.complementarios ?? []), ...(datos?.superiores ?? [])];
    expect(suggested.length).toBeGreaterThan(2);
    for (const { producto, puntos } of suggested) {
      expect([at(0).reference, at(1).reference]).not.toContain(producto.referencia);
      expect(producto.disponible).toBe(true);
      expect(puntos).toBeGreaterThan(0);
    }
    expect(new Set(datos?.complementarios.map(({ motivo }) => motivo))).toEqual(new Set(['suggestion.sameLine']));
  });

  test('C043 N10 lines whose price changes when the campaign closes are marked; then the draft moves to the next one, with its changes', async () => {
    const desk = await open();
    const { rows } = await database().pool.query<{ code: string; reduced: number; price: number }>(
      `select a.code, r.sale_price as reduced, p.cents as price from articles a join current_prices r on r.article_id = a.id
       join prices s on s.article_id = a.id and s.kind = 'sale' and s.cents = r.sale_price and s.valid_to = $1
       join prices p on p.article_id = a.id and p.kind = 'regular' and p.valid_to is null
       join product_cards c on c.product_id = a.product_id and c.legal_complete
       join stock k on k.article_id = a.id and k.quantity > 3
       where r.next_change = $1 limit 1`,
      [(await inForce())?.ends_at],
    );
    const article = rows[0] as { code: string; reduced: number; price: number };
    await desk.addCodes({ [article.code]: 1 });
    const before = (await desk.order()).datos;
    expect(before?.lineas[0]).toMatchObject({ precio: article.reduced / 100, precioAlCierre: article.price / 100 });
    const { reloj } = before as NonNullable<typeof before>;

    now = new Date(new Date(reloj.fin).getTime() + dayMs);
    await database().pool.query('select refresh_products(array(select product_id from articles where code = $1), $2)', [
      article.code,
      now,
    ]);
    const after = (await desk.order()).datos;
    expect(after).toMatchObject({
      campana: reloj.siguiente?.codigo,
      version: before?.version,
      avisos: [
        { clave: 'order.remark.campaignMoved', valores: { antes: reloj.nombre, ahora: reloj.siguiente?.nombre } },
      ],
      diferencias: [
        {
          tipo: 'PRECIO_SUBE',
          importeAntes: article.reduced / 100,
          importeAhora: article.price / 100,
          diferencia: (article.price - article.reduced) / 100,
        },
      ],
    });
    const moved = await desk.update({ linea: after?.lineas[0]?.id, cantidadPedida: 2 });
    expect(moved.datos?.avisos).toEqual([]);
    expect((await desk.order()).datos?.diferencias).toEqual([]);
    await database().pool.query('select refresh_products(array(select product_id from articles where code = $1), $2)', [
      article.code,
      shopNow(),
    ]);
  });

  test('C043 N21 an article that ran short or sold out since it was added is reported at its line', async () => {
    const desk = await open();
    await desk.addCodes({ [at(15).code]: 3 });
    await database().pool.query(
      `update stock set quantity = case warehouse when 'Bodega Europa' then 1 else 0 end where article_id = $1`,
      [at(15).id],
    );
    const order = (await desk.order()).datos;
    expect(order?.lineas[0]).toMatchObject({ disponibilidad: 'PARCIAL', cantidadMaxima: 1 });
    expect(order?.diferencias).toMatchObject([
      { tipo: 'MENOS_UNIDADES', cantidadAntes: 3, cantidadAhora: 1, diferencia: (-2 * at(15).cents) / 100 },
    ]);
    await database().pool.query('update stock set quantity = 0 where article_id = $1', [at(15).id]);
    expect((await desk.order()).datos).toMatchObject({
      lineas: [{ disponibilidad: 'AGOTADA' }],
      diferencias: [{ tipo: 'AGOTADA', cantidadAhora: 0 }],
    });
    const less = await desk.update({ linea: order?.lineas[0]?.id, cantidadPedida: 2 });
    expect(less.datos?.linea?.cantidadPedida).toBe(2);
  });

  test('C067 one order is in hand; another is opened for the next campaign, and the first is resumed', async () => {
    const desk = await open();
    const take = (body: object) => desk.post<AnswerOf<'listPendingOrders'>>('consultarOrdenPendiente', body);
    expect((await take({})).datos).toMatchObject({ elementos: [], total: 0 });
    await desk.addCodes({ [at(0).code]: 1 });
    const first = (await desk.order()).datos;
    const next = first?.reloj.siguiente?.codigo;
    const listed = await take({ tomar: { campana: next } });
    expect(listed.datos?.elementos.map(({ enMano, campana }) => [enMano, campana])).toEqual([
      [true, next],
      [false, first?.campana],
    ]);
    expect(listed.datos?.campanas?.map(({ codigo, enCurso }) => [codigo, enCurso])).toEqual([
      [first?.campana, true],
      [next, false],
    ]);
    await desk.addCodes({ [at(1).code]: 1 });
    const second = (await desk.order()).datos;
    expect(second).toMatchObject({ campana: next, unidades: 1 });
    expect((await take({ tomar: { campana: next } })).datos?.total).toBe(2);
    await take({ tomar: { orden: first?.id } });
    const again = (await desk.order()).datos;
    expect(again?.id).toBe(first?.id);
    // Orders built alike never share a version.
    expect(new Set([first, second, again].map((order) => order?.version)).size).toBe(3);
    expect((await take({ tomar: { orden: 'nothing' } })).status).toBe(404);
    expect((await take({ tomar: { campana: '2001-01' } })).campos).toEqual({ 'tomar.campana': 'error.field.choice' });
    expect((await take({ estados: ['ENTREGADA'] })).datos?.total).toBe(0);
    expect((await take({ tomar: { orden: first?.id, campana: next } })).status).toBe(422);
  });

  test('C018 F111 levels and prizes of a campaign are public', async () => {
    await open();
    const ask = (body: object) => call<AnswerOf<'readPrizes'>>('POST', '/api/public/consultarPremios', { body });
    const { datos } = await ask({ idioma: 'en' });
    expect(datos?.campana).toBe((await inForce())?.code);
    expect(datos?.niveles.map(({ nombre }) => nombre)).toEqual(['Start', 'Silver', 'Gold']);
    const points = datos?.premios.map(({ puntos }) => puntos) ?? [];
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    expect((await ask({ idioma: 'es', campana: '2001-01' })).status).toBe(404);
    expect((await ask({ idioma: 'fr' })).status).toBe(422);
  });

  test('C043 N12 the demo executive is 40 points short of a prize, and articles that reach it are named', async () => {
    const desk = await lucia();
    const cheap = (await listStocked(database().db, 12, 200)).toSorted(
      (one, other) => one.cents - other.cents,
    )[0] as Stocked;
    await desk.addCodes({ [cheap.code]: 1 });
    const premios = (await desk.order()).datos?.premios;
    expect(premios).toMatchObject({
      puntosAntes: 970,
      nivelAntes: { codigo: 'PLATA' },
      premioSiguiente: { codigo: 'PR-77' },
    });
    const missing = premios?.premioSiguiente?.faltan ?? 0;
    expect(missing).toBe(40 - Math.round(cheap.cents / 100));
    expect(premios?.bastarian.reduce((sum, { puntos }) => sum + puntos, 0)).toBeGreaterThanOrEqual(missing);
    expect(premios?.bastarian.length).toBeGreaterThan(0);
  });

  test('B010 B011 N03 a name suffices to order for a client, and the same name is the same client', async () => {
    const desk = await open();
    expect((await desk.get<AnswerOf<'listOrderClients'>>('clientesOrden')).datos?.clients).toEqual([]);
    const ana = await desk.aClient('Ana  Belén ');
    expect(ana.name).toBe('Ana Belén');
    expect((await desk.aClient('ANA BELÉN')).id).toBe(ana.id);
    // Some keyboards write an accent as a separate character.
    expect((await desk.aClient('Ana Belén'.normalize('NFD'))).id).toBe(ana.id);
    const phoned = await desk.post('agregarClienteOrden', { name: 'ana belén', phone: '+34600111222' });
    expect(phoned.datos).toEqual({ ...ana, phone: '+34600111222' });
    await desk.aClient('Aitana');
    expect(
      (await desk.get<AnswerOf<'listOrderClients'>>('clientesOrden')).datos?.clients.map(({ name }) => name),
    ).toEqual(['Aitana', 'Ana Belén']);
    expect((await desk.post('agregarClienteOrden', { name: '   ' })).campos).toEqual({
      name: 'error.field.required',
    });
    expect((await desk.post('agregarClienteOrden', {})).status).toBe(422);
  });

  test('B018 F096 a client who is only a name can be removed; one with an order stays', async () => {
    const desk = await open();
    const names = async () =>
      (await desk.get<AnswerOf<'listOrderClients'>>('clientesOrden')).datos?.clients.map(({ name }) => name);
    const slip = await desk.aClient('Beatris');
    const phoned = await desk.post<AnswerOf<'addOrderClient'>>('agregarClienteOrden', {
      name: 'Carla',
      phone: '+34600111222',
    });
    const stranger = await open();
    await stranger.post('quitarClienteOrden', { client: slip.id });
    expect(await names()).toEqual(['Beatris', 'Carla']);
    await desk.add([{ clave: 'a', codigo: stocked[0]?.code, cantidadPedida: 1, cliente: slip.id }]);
    await desk.post('quitarClienteOrden', { client: slip.id });
    expect(await names()).toEqual(['Beatris', 'Carla']);
    await desk.remove([(await desk.order()).datos?.lineas[0]?.id ?? '']);
    await desk.post('quitarClienteOrden', { client: slip.id });
    await desk.post('quitarClienteOrden', { client: phoned.datos?.id });
    const noted = await desk.aClient('Dolores');
    await database()
      .db.updateTable('client_book')
      .set({ notes: 'Alérgica al látex' })
      .where('id', '=', Number(noted.id))
      .execute();
    await desk.post('quitarClienteOrden', { client: noted.id });
    expect(await names()).toEqual(['Carla', 'Dolores']);
    expect(await desk.post('quitarClienteOrden', { client: slip.id })).toMatchObject({ status: 200 });
  });

  test('C044 F110 the next campaign is the nearest, whatever else is planned for later', async () => {
    const desk = await open();
    const next = async () =>
      (await desk.get<AnswerOf<'readActiveOrder'>>('consultarPedidoActivo')).datos?.reloj.siguiente;
    const nearest = await next();
    const later = { code: '2027-99', starts_at: new Date('2027-02-01'), ends_at: new Date('2027-03-01') };
    const [model] = await campaigns();
    await database()
      .db.insertInto('campaigns')
      .values({ name: JSON.stringify(model?.name), payment_mode: 'CONTADO', priority: 1, ...later })
      .execute();
    expect(await next()).toEqual(nearest);
    await database().db.deleteFrom('campaigns').where('code', '=', later.code).execute();
  });

  test('C043 N03 an order may hold a line of every client of a large book', async () => {
    const { db } = database();
    const desk = await open();
    const { datos } = await desk.addCodes({ [at(0).code]: 1 });
    const line = datos?.resultados[0]?.linea;
    const { order_id, executive_id, article_id, seen_cents } = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('id', '=', Number(line?.id))
      .executeTakeFirstOrThrow();
    const names = Array.from({ length: 350 }, (_, place) => `Clienta ${place}`);
    const clients = await db
      .insertInto('client_book')
      .values(names.map((name) => ({ executive_id: executive_id ?? '', name, account_id: null, phone: null })))
      .returning('id')
      .execute();
    await db
      .insertInto('order_lines')
      .values(clients.map(({ id }) => ({ order_id, executive_id, article_id, seen_cents, client_id: id, quantity: 1 })))
      .execute();
    const order = await desk.order();
    expect(order.status).toBe(200);
    expect(order.datos?.clientes).toHaveLength(351);
  });

  test('B012 B013 R13 recent articles are listed, and the last order can be appended again', async () => {
    const desk = await lucia();
    const recent = (await desk.get<AnswerOf<'readRecentArticles'>>('articulosRecientes')).datos;
    expect(recent?.lastOrder).toMatchObject({ number: 'V26-004577', lines: 6 });
    expect(recent?.articles.length).toBeGreaterThan(6);
    const units = (await desk.get<AnswerOf<'readOrderUnits'>>('consultarUnidadesOrden')).datos?.unidades ?? 0;
    const key = desk.newKey();
    const again = await desk.post<AnswerOf<'repeatLines'>>('repetirPedido', { order: 'V26-004577' }, key);
    expect(again.datos?.resultados.map(({ resultado }) => resultado)).toEqual(Array(6).fill('AGREGADA'));
    expect(again.datos?.totales.unidades).toBe(units + (recent?.lastOrder?.units ?? 0));
    expect((await desk.post<AnswerOf<'repeatLines'>>('repetirPedido', { order: 'V26-004577' }, key)).datos).toEqual(
      again.datos,
    );
    expect((await desk.order()).datos?.clientes.length).toBeGreaterThan(2);
    expect((await desk.post('repetirPedido', { order: 'V26-009999' }, desk.newKey())).status).toBe(404);
    expect((await desk.post('repetirPedido', { order: 'V26-004577' })).status).toBe(422);
    expect((await (await open()).get<AnswerOf<'readRecentArticles'>>('articulosRecientes')).datos).toEqual({
      articles: [],
      lastOrder: null,
    });
  });

  test('B014 B015 R13 lists are saved, replaced, ordered again and removed', async () => {
    const desk = await open();
    const save = (body: object, key = desk.newKey()) =>
      desk.post<AnswerOf<'saveList'>>('guardarListaPedido', body, key);
    expect(await save({ name: 'Básicos' })).toMatchObject({ status: 409, mensaje: 'order.reason.nothingToKeep' });
    await desk.addCodes({ [at(0).code]: 2, [at(1).code]: 1 });
    const [list] = (await save({ name: 'Básicos' })).datos?.lists ?? [];
    expect(list).toMatchObject({ name: 'Básicos', lines: 2, units: 3 });
    expect((await desk.post('guardarListaPedido', { name: 'Sin clave' })).status).toBe(422);
    expect(await save({ name: 'BÁSICOS' })).toMatchObject({ status: 409, mensaje: 'order.reason.listNameTaken' });
    const replaced = await save({
      list: list?.id,
      name: 'De Ana',
      lines: [{ code: at(2).code, quantity: 4 }],
    });
    expect(replaced.datos?.lists).toMatchObject([{ id: list?.id, name: 'De Ana', lines: 1, units: 4 }]);
    const ordered = await desk.post<AnswerOf<'repeatLines'>>('repetirPedido', { list: list?.id }, desk.newKey());
    expect(ordered.datos?.resultados).toMatchObject([{ clave: '1', pedida: 4 }]);
    expect((await save({ name: 'Otra', lines: [{ code: at(2).code, quantity: 1, client: '999999' }] })).status).toBe(
      422,
    );
    expect((await save({ remove: list?.id })).datos?.lists).toEqual([]);
    expect((await save({ remove: list?.id })).status).toBe(404);
    expect((await desk.get<AnswerOf<'listSavedLists'>>('listasPedido')).datos?.lists).toEqual([]);
  });

  test('B015 saving or removing a list again with the same key gets the first answer', async () => {
    const desk = await open();
    const save = (body: object, key: string) => desk.post<AnswerOf<'saveList'>>('guardarListaPedido', body, key);
    await desk.addCodes({ [at(0).code]: 2 });
    const [keeping, removing] = [desk.newKey(), desk.newKey()];
    const first = await save({ name: 'Verano' }, keeping);
    expect(first.datos?.lists).toMatchObject([{ name: 'Verano', units: 2 }]);
    expect(await save({ name: 'Verano' }, keeping)).toMatchObject({ status: 200, datos: first.datos });
    expect(await save({ name: 'Otoño' }, keeping)).toMatchObject({ status: 409, mensaje: 'error.keyUsed' });
    const remove = first.datos?.lists[0]?.id;
    expect(await save({ remove }, removing)).toMatchObject({ status: 200, datos: { lists: [] } });
    expect(await save({ remove }, removing)).toMatchObject({ status: 200, datos: { lists: [] } });
  });
}, seededShop);
