import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { type Client, openApp } from '../../../../test/client.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aDesk, anExecutive, type Desk, listStocked, type Stocked, setPieces } from '../../../../test/orders.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';

onDatabase((database) => {
  let call: Client;
  let close = async () => {};
  let stocked: Stocked[] = [];
  beforeAll(async () => {
    const { app, call: client } = openApp(database(), { now: shopNow });
    call = client;
    close = async () => {
      await app.close();
    };
    stocked = await listStocked(database().db, 12, 20);
  });
  afterAll(() => close());

  const open = async (): Promise<Desk> => aDesk(call, await anExecutive(database().db));
  const at = (place: number) => stocked[place] as Stocked;

  test('C068 C043 lines are added to an order that opens by itself, at catalogue prices', async () => {
    const desk = await open();
    expect(await desk.order()).toMatchObject({ status: 404, mensaje: 'error.absent' });
    const added = await desk.addCodes({ [at(0).code]: 2, [at(1).code]: 1 });
    expect(added).toMatchObject({ status: 200, codigo: 0 });
    expect(added.datos?.resultados.map(({ resultado, agregada }) => [resultado, agregada])).toEqual([
      ['AGREGADA', 2],
      ['AGREGADA', 1],
    ]);
    const order = (await desk.order()).datos;
    expect(order?.lineas.map(({ codigo, cantidadPedida }) => [codigo, cantidadPedida])).toEqual([
      [at(0).code, 2],
      [at(1).code, 1],
    ]);
    expect(Math.round((order?.totales.subtotal ?? 0) * 100)).toBe(2 * at(0).cents + at(1).cents);
    expect(order?.version).toBe(added.datos?.version);
    expect(order?.diferencias).toEqual([]);
  });

  test('C068 T15 every line has a result, in order of arrival', async () => {
    const desk = await open();
    const [article, scarce, soldOut] = [at(0), at(2), at(3)];
    await setPieces(database().db, scarce.id, 2);
    await setPieces(database().db, soldOut.id, 0);
    const { rows: gone } = await database().pool.query<{ code: string }>(
      `select a.code from articles a left join current_prices r on r.article_id = a.id
       where r.article_id is null order by a.id`,
    );
    const { rows: illegal } = await database().pool.query<{ code: string }>(
      `select a.code from articles a join product_cards c on c.product_id = a.product_id
       join current_prices r on r.article_id = a.id where not c.legal_complete limit 1`,
    );
    const wrong = article.code.slice(0, -1) + ((Number(article.code.at(-1)) + 1) % 10);
    const reply = await desk.add([
      { clave: 'a', codigo: article.code, cantidadPedida: 1 },
      { clave: 'b', referencia: article.reference, cantidadPedida: 1 },
      { clave: 'c', referencia: article.reference.toLowerCase(), codColor: article.color, cantidadPedida: 1 },
      { clave: 'd', codigo: gone[0]?.code, cantidadPedida: 1 },
      { clave: 'e', codigo: soldOut.code, cantidadPedida: 1 },
      { clave: 'f', codigo: scarce.code, cantidadPedida: 5 },
      { clave: 'g', codigo: wrong, cantidadPedida: 1 },
      { clave: 'h', codigo: article.code, cantidadPedida: 1, cliente: '999999' },
      { clave: 'i', codigo: illegal[0]?.code, cantidadPedida: 1 },
      { clave: 'a', codigo: article.code, cantidadPedida: 1 },
    ]);
    expect(reply).toMatchObject({ status: 200, codigo: 2, mensaje: 'order.remark.stock' });
    expect(
      reply.datos?.resultados.map(({ clave, resultado, agregada }) => `${clave} ${resultado} ${agregada}`),
    ).toEqual([
      'a AGREGADA 1',
      'b PIDE_COLOR 0',
      'c PIDE_TALLA 0',
      'd FUERA_DE_CAMPANA 0',
      'e AGOTADA 0',
      'f REDUCIDA 2',
      'g DESCONOCIDA 0',
      'h CLIENTE_DESCONOCIDO 0',
      'i NO_VENDIBLE 0',
      'a AGREGADA 1',
    ]);
    const outcome = (clave: string) => reply.datos?.resultados.find((one) => one.clave === clave);
    expect(outcome('b')?.alternativas.every(({ motivo }) => motivo === 'COLOR')).toBe(true);
    expect(
      outcome('c')?.alternativas.every(({ motivo, codColor }) => motivo === 'TALLA' && codColor === article.color),
    ).toBe(true);
    expect(outcome('c')?.alternativas.length).toBeGreaterThan(1);
    expect(outcome('g')?.alternativas.map(({ codigo }) => codigo)).toContain(article.code);
    expect((await desk.order()).datos?.totales.unidades).toBe(3);
  });

  test('C047 C068 C069 B015 F096 a code is found however it is written, in any case', async () => {
    const [article] = await listStocked(database().db, 5, 1);
    if (!article) throw new Error('no article');
    const desk = await open();
    const code = `Ab-${article.code.slice(0, 6)}c`;
    await database().db.updateTable('articles').set({ code }).where('id', '=', article.id).execute();
    try {
      for (const codigo of [code, code.toLowerCase(), code.toUpperCase()]) {
        const reply = await desk.add([{ clave: 'a', codigo, cantidadPedida: 1 }]);
        expect(reply.datos?.resultados).toMatchObject([{ resultado: 'AGREGADA', linea: { codigo: code } }]);
        const campaign = (await desk.order()).datos?.campana;
        const grid = await desk.get<AnswerOf<'readGrid'>>(`consultarColoresTallas/${codigo}/${campaign}`);
        expect(grid.datos?.elegido).toEqual({ codColor: article.color, talla: article.size });
      }
      const [line] = (await desk.order()).datos?.lineas ?? [];
      expect(await desk.update({ linea: line?.id, codigo: code.toLowerCase() })).toMatchObject({ status: 200 });
      const lines = [{ code: code.toLowerCase(), quantity: 2 }];
      const kept = await desk.post<AnswerOf<'saveList'>>(
        'guardarListaPedido',
        { name: 'Letras', lines },
        desk.newKey(),
      );
      expect(kept.datos?.lists).toMatchObject([{ lines: 1, units: 2 }]);
    } finally {
      await database().db.updateTable('articles').set({ code: article.code }).where('id', '=', article.id).execute();
    }
  });

  test('C068 N18 a sold-out bra is answered with a sister size in stock, and an article of a later campaign with that campaign', async () => {
    const { rows } = await database().pool.query<{ code: string; id: number; cup: string }>(
      `select a.code, a.id, z.cup from articles a join sizes z on z.code = a.size_code
       join current_prices r on r.article_id = a.id join product_cards c on c.product_id = a.product_id and c.available
       where z.cup = 'C' and (select count(*) from articles x where x.product_id = a.product_id) > 12
         and exists (select from articles x join sizes y on y.code = x.size_code join stock s on s.article_id = x.id
           where x.variant_id = a.variant_id and s.quantity > 0 and y.cup = 'B' and y.band::integer = z.band::integer + 5)
       order by a.id limit 1`,
    );
    const bra = rows[0] as { code: string; id: number };
    await setPieces(database().db, bra.id, 0);
    const desk = await open();
    const sold = await desk.addCodes({ [bra.code]: 1 });
    expect(sold.datos?.resultados[0]?.alternativas.map(({ motivo }) => motivo)).toContain('HERMANA');
    expect(sold.datos?.resultados[0]?.alternativas.every(({ unidades }) => unidades > 0)).toBe(true);

    const { rows: coming } = await database().pool.query<{ code: string }>(
      `select a.code from articles a join prices p on p.article_id = a.id where p.valid_from > $1`,
      [shopNow()],
    );
    const later = await desk.addCodes({ [coming[0]?.code ?? '']: 1 });
    expect(later.datos?.resultados[0]).toMatchObject({
      resultado: 'FUERA_DE_CAMPANA',
      alternativas: [
        { motivo: 'OTRA_CAMPANA', codigo: coming[0]?.code, campana: expect.stringMatching(/^\d{4}-\d{2}$/) },
      ],
    });
  });

  test('C068 lines of the same article and client are summed up to the maximum, and never replaced', async () => {
    const desk = await open();
    const ana = await desk.aClient('Ana');
    const line = { clave: '1', codigo: at(4).code, cantidadPedida: 1 };
    await desk.add([line]);
    await desk.add([{ ...line, cliente: ana.id }]);
    const again = await desk.add([line]);
    expect(again.datos?.resultados[0]?.linea?.cantidadPedida).toBe(2);
    const most = await desk.add([{ ...line, cantidadPedida: 99 }]);
    const order = (await desk.order()).datos;
    expect(order?.lineas.map(({ cliente }) => cliente?.nombre ?? null)).toEqual([null, 'Ana']);
    expect(order?.lineas[0]?.cantidadPedida).toBe(order?.lineas[0]?.cantidadMaxima);
    expect(most.datos?.resultados[0]).toMatchObject({ resultado: 'REDUCIDA', pedida: 99, tope: at(4).most });
    const full = await desk.add([line]);
    expect(full.datos?.resultados[0]).toMatchObject({ resultado: 'REDUCIDA', agregada: 0 });
    expect(full.datos?.version).toBe(most.datos?.version);
  });

  test('C068 T15 of an article in short stock the available pieces are added, and no limit per line is reported', async () => {
    const desk = await open();
    await setPieces(database().db, at(5).id, 2);
    const { datos } = await desk.addCodes({ [at(5).code]: 3 });
    expect(datos?.resultados[0]).toMatchObject({ resultado: 'REDUCIDA', agregada: 2 });
    expect(datos?.resultados[0]).not.toHaveProperty('tope');
  });

  test('C068 T15 a code with a contradicting size adds nothing', async () => {
    const desk = await open();
    const reply = await desk.add([
      { clave: 'a', codigo: at(1).code, talla: 'ZZ', cantidadPedida: 1 },
      { clave: 'b', codigo: at(1).code, talla: at(1).size, codColor: at(1).color, cantidadPedida: 1 },
    ]);
    expect(reply.datos?.resultados).toMatchObject([
      { resultado: 'PIDE_TALLA', agregada: 0, alternativas: [{ codigo: at(1).code }] },
      { resultado: 'AGREGADA', agregada: 1 },
    ]);
  });

  test('C068 X01 the same key adds once with the same answer; another request with it is refused', async () => {
    const desk = await open();
    const key = desk.newKey();
    const first = await desk.add([{ clave: '1', codigo: at(5).code, cantidadPedida: 1 }], key);
    const second = await desk.add([{ clave: '1', codigo: at(5).code, cantidadPedida: 1 }], key);
    expect(second.datos).toEqual(first.datos);
    expect((await desk.order()).datos?.totales.unidades).toBe(1);
    const other = await desk.add([{ clave: '1', codigo: at(5).code, cantidadPedida: 2 }], key);
    expect(other.status).toBe(409);
    expect((await desk.post('insertarItem', { lineas: [] }, desk.newKey())).status).toBe(422);
    expect(
      (await desk.post('insertarItem', { lineas: [{ clave: '1', codigo: at(5).code, cantidadPedida: 1 }] })).status,
    ).toBe(422);
  });

  test('C069 a line changes quantity, size, client and note, keeps its place, and merges with an equal line', async () => {
    const desk = await open();
    const eva = await desk.aClient('Eva');
    await desk.addCodes({ [at(0).code]: 1, [at(6).code]: 2 });
    const [first, second] = (await desk.order()).datos?.lineas ?? [];
    const more = await desk.update({ linea: first?.id, cantidadPedida: 2, nota: 'para el sábado' });
    expect(more.datos?.linea).toMatchObject({ id: first?.id, cantidadPedida: 2, nota: 'para el sábado' });
    const hers = await desk.update({ linea: first?.id, cliente: eva.id });
    expect(hers.datos?.linea).toMatchObject({ id: first?.id, cliente: { nombre: 'Eva' }, nota: 'para el sábado' });
    const back = await desk.update({ linea: first?.id, cliente: null });
    expect(back.datos?.linea).toMatchObject({ id: first?.id, cliente: null });

    const grid = await desk.get<{ colores: { tallas: { codigo: string; unidades: number }[] }[] }>(
      `consultarColoresTallas/${at(6).code}/${(await desk.order()).datos?.campana}`,
    );
    const other = grid.datos?.colores
      .flatMap(({ tallas }) => tallas)
      .find(({ codigo, unidades }) => codigo !== at(6).code && unidades > 6);
    await desk.addCodes({ [other?.codigo ?? '']: 1 });
    const joined = await desk.update({ linea: second?.id, codigo: other?.codigo });
    expect(joined.datos?.linea).toMatchObject({ codigo: other?.codigo, cantidadPedida: 3 });
    expect((await desk.order()).datos?.lineas).toHaveLength(2);
  });

  test('C069 a line never takes more than is available, and says so; an impossible change is refused', async () => {
    const desk = await open();
    await desk.addCodes({ [at(7).code]: 1 });
    const [line] = (await desk.order()).datos?.lineas ?? [];
    const much = await desk.update({ linea: line?.id, cantidadPedida: 99 });
    expect(much).toMatchObject({ codigo: 2, mensaje: 'order.remark.reduced' });
    expect(much.datos?.linea?.cantidadPedida).toBe(line?.cantidadMaxima);
    expect((await desk.update({ linea: line?.id, codigo: at(8).code })).campos).toEqual({
      codigo: 'error.field.choice',
    });
    expect((await desk.update({ linea: line?.id, cliente: '123456' })).campos).toEqual({
      cliente: 'error.field.choice',
    });
    expect((await desk.update({ linea: '123456789', cantidadPedida: 1 })).status).toBe(404);
    expect((await desk.update({ linea: 'no-number', cantidadPedida: 1 })).status).toBe(404);
    expect((await desk.update({ linea: line?.id, cantidadPedida: 0 })).status).toBe(422);
  });

  test('C069 C070 a change to an outdated version is refused, with the current version', async () => {
    const desk = await open();
    const { datos } = await desk.addCodes({ [at(9).code]: 1 });
    const line = datos?.resultados[0]?.linea;
    await desk.update({ linea: line?.id, version: datos?.version, cantidadPedida: 2 });
    const stale = await desk.update({ linea: line?.id, version: datos?.version, cantidadPedida: 3 });
    expect(stale).toMatchObject({
      status: 409,
      mensaje: 'error.conflict',
      campos: { version: String((datos?.version ?? 0) + 1) },
    });
    expect((await desk.remove([line?.id ?? ''], datos?.version)).status).toBe(409);
    expect((await desk.order()).datos?.lineas[0]?.cantidadPedida).toBe(2);
  });

  test('C070 lines are removed, and removing them again changes nothing', async () => {
    const desk = await open();
    expect((await desk.remove(['1'])).status).toBe(404);
    await desk.addCodes({ [at(9).code]: 1, [at(10).code]: 1 });
    const [first] = (await desk.order()).datos?.lineas ?? [];
    const removed = await desk.remove([first?.id ?? '']);
    expect(removed.datos?.totales.lineas).toBe(1);
    const again = await desk.remove([first?.id ?? '']);
    expect(again).toMatchObject({ status: 200, datos: { version: removed.datos?.version } });
    expect((await desk.remove([])).status).toBe(422);
  });

  test('C050 F106 an omitted client counts for nothing until included again', async () => {
    const desk = await open();
    const ana = await desk.aClient('Ana');
    await desk.add([
      { clave: '1', codigo: at(11).code, cantidadPedida: 1 },
      { clave: '2', codigo: at(12).code, cantidadPedida: 2, cliente: ana.id },
    ]);
    const omitted = await desk.get<{ totales: { unidades: number; subtotal: number }; version: number }>(
      `omitirClientes/${ana.id}`,
    );
    expect(omitted.datos?.totales).toMatchObject({ unidades: 1, subtotal: at(11).cents / 100 });
    const order = (await desk.order()).datos;
    expect(order?.clientes.map(({ omitido, unidades }) => [omitido, unidades])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(order?.lineas.map(({ omitida }) => omitida)).toEqual([false, true]);
    const twice = await desk.get<{ version: number }>(`omitirClientes/${ana.id}`);
    expect(twice.datos?.version).toBe(omitted.datos?.version);
    const back = await desk.get<{ totales: { unidades: number } }>(`omitirClientes/${ana.id}?omitir=N`);
    expect(back.datos?.totales.unidades).toBe(3);
    expect((await desk.get('omitirClientes/999999')).status).toBe(404);
    expect((await desk.get(`omitirClientes/${ana.id}?omitir=quizá`)).status).toBe(422);
  });
}, seededShop);
