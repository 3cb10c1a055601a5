import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Client, openApp } from '../../../../test/client.ts';
import { aSession } from '../../../../test/factories.ts';
import { onDatabase, onServer } from '../../../../test/harness.ts';
import { aDesk, anExecutive, type Desk, listStocked, type Stocked, setPieces } from '../../../../test/orders.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';

/** One app per block, with articles of few pieces. */
function withShop(database: () => OpenDatabase) {
  let call: Client;
  let close = async () => {};
  let articles: Stocked[] = [];
  beforeAll(async () => {
    const { app, call: client } = openApp(database(), { now: shopNow });
    call = client;
    close = async () => {
      await app.close();
    };
    articles = await listStocked(database().db, 12, 4);
    for (const [at, { id }] of articles.entries()) await setPieces(database().db, id, [3, 5, 9, 40][at] ?? 0);
  });
  afterAll(() => close());
  return { call: () => call, article: (at: number) => articles[at] as Stocked };
}

const cents = (euros: number) => Math.round(euros * 100);

onDatabase((database) => {
  const { call, article } = withShop(database);

  type Step = (desk: Desk, clients: string[]) => Promise<{ status: number }>;
  const line = (place: number, quantity: number, client: string | undefined) => ({
    clave: `${place}`,
    codigo: article(place).code,
    cantidadPedida: quantity,
    ...(client !== undefined && { cliente: client }),
  });
  const nth = async (desk: Desk, at: number) => {
    const lines = (await desk.order()).datos?.lineas ?? [];
    return lines[at % Math.max(1, lines.length)]?.id ?? '1';
  };
  const place = fc.nat({ max: 3 });
  const quantity = fc.integer({ min: 1, max: 12 });
  const who = fc.nat({ max: 2 });
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ add: fc.array(fc.record({ place, quantity, who }), { minLength: 1, maxLength: 4 }) }),
    },
    { weight: 2, arbitrary: fc.record({ at: place, quantity, to: fc.option(who), code: fc.option(place) }) },
    { weight: 1, arbitrary: fc.record({ remove: place }) },
    { weight: 1, arbitrary: fc.record({ omit: fc.nat({ max: 1 }), back: fc.boolean() }) },
  );

  type AnyStep = typeof step extends fc.Arbitrary<infer T> ? T : never;

  const perform = (asked: AnyStep): Step => {
    if ('add' in asked)
      return (desk, clients) =>
        desk.add(
          asked.add.map(({ place, quantity, who }, key) => ({
            ...line(place, quantity, clients[who]),
            clave: `${key}`,
          })),
        );
    if ('remove' in asked) return async (desk) => desk.remove([await nth(desk, asked.remove)]);
    if ('omit' in asked)
      return (desk, clients) => desk.get(`omitirClientes/${clients[asked.omit]}?omitir=${asked.back ? 'N' : 'S'}`);
    return async (desk, clients) =>
      desk.update({
        linea: await nth(desk, asked.at),
        cantidadPedida: asked.quantity,
        ...(asked.to !== null && { cliente: clients[asked.to] ?? null }),
        ...(asked.code !== null && { codigo: article(asked.code).code }),
      });
  };

  test('C043 C068 C069 C070 C050 after any sequence of changes a bag adds up to the cent, no line exceeds its maximum and its version only rises', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
        const desk = aDesk(call(), await anExecutive(database().db));
        const clients = [(await desk.aClient('Ana')).id, (await desk.aClient('Eva')).id];
        let before = { version: 0, lines: '[]' };
        for (const asked of steps) {
          expect((await perform(asked)(desk, clients)).status).toBeLessThan(500);
          const { datos } = await desk.order();
          if (!datos) continue;
          const counted = datos.lineas.filter(({ omitida }) => !omitida);
          for (const { precio, cantidadPedida, precioSubtotal, cantidadMaxima } of datos.lineas) {
            expect(cents(precioSubtotal)).toBe(cents(precio) * cantidadPedida);
            expect(cantidadPedida).toBeLessThanOrEqual(cantidadMaxima);
          }
          for (const [code, own] of Map.groupBy(datos.lineas, ({ codigo }) => codigo)) {
            const pieces = own.reduce((sum, { cantidadPedida }) => sum + cantidadPedida, 0);
            expect(pieces).toBeLessThanOrEqual(
              [3, 5, 9, 40][[0, 1, 2, 3].findIndex((at) => article(at).code === code)] ?? 0,
            );
            expect(new Set(own.map(({ cliente }) => cliente?.id)).size).toBe(own.length);
          }
          const sum = (amount: (of: (typeof counted)[number]) => number) =>
            counted.reduce((all, one) => all + amount(one), 0);
          expect(cents(datos.totales.subtotal)).toBe(sum(({ precioSubtotal }) => cents(precioSubtotal)));
          expect(datos.totales.unidades).toBe(sum(({ cantidadPedida }) => cantidadPedida));
          expect(datos.totales.puntos).toBe(sum(({ puntos }) => puntos));
          expect(datos.clientes.reduce((all, { subtotal }) => all + cents(subtotal), 0)).toBe(
            datos.lineas.reduce((all, { precioSubtotal }) => all + cents(precioSubtotal), 0),
          );
          const lines = JSON.stringify(datos.lineas);
          expect(datos.version).toBeGreaterThanOrEqual(before.version);
          if (lines !== before.lines) expect(datos.version).toBeGreaterThan(before.version);
          before = { version: datos.version, lines };
        }
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  test('C043 C048 C068 a bag of a thousand lines is read and changed with as many queries as one of two', async () => {
    let queries = 0;
    const counted = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: database().pool }),
      log: () => {
        queries += 1;
      },
    });
    const { app, call: counting } = openApp({ ...database(), db: counted }, { now: shopNow });
    const count = async (work: () => Promise<{ status: number }>) => {
      queries = 0;
      expect((await work()).status).toBe(200);
      return queries;
    };
    const measure = async (lines: number) => {
      const executive = await anExecutive(database().db);
      const desk = aDesk(counting, executive);
      await desk.add([line(3, 1, undefined)]);
      await sql`
        insert into order_lines (order_id, executive_id, article_id, quantity, seen_cents)
        select o.id, o.executive_id, a.id, 1, coalesce(r.sale_price, r.price)
        from orders o, articles a join current_prices r on r.article_id = a.id
          join lateral (select sum(quantity) as pieces from stock where article_id = a.id) s on s.pieces > 3
        where o.executive_id = ${executive.id} and a.id <> ${article(3).id}
        order by a.id limit ${lines - 1}`.execute(database().db);
      const read = await count(desk.order);
      expect((await desk.order()).datos?.lineas).toHaveLength(lines);
      const units = await count(() => desk.get('consultarUnidadesOrden'));
      const changed = await count(() => desk.add([line(3, 1, undefined)]));
      return { read, units, changed };
    };
    const few = await measure(2);
    const many = await measure(1000);
    for (const what of ['read', 'units', 'changed'] as const) expect(many[what]).toBeLessThanOrEqual(few[what]);
    expect(few.changed).toBeLessThan(40);
    await app.close();
  });

  test('C068 a full order refuses new lines, and accepts more pieces of existing ones', async () => {
    const executive = await anExecutive(database().db);
    const desk = aDesk(call(), executive);
    await desk.add([line(3, 1, undefined)]);
    await sql`
      insert into order_lines (order_id, executive_id, article_id, quantity, seen_cents)
      select o.id, o.executive_id, a.id, 1, 100 from orders o, articles a
      where o.executive_id = ${executive.id} and a.id <> all(${[2, 3].map((at) => article(at).id)}::integer[])
      order by a.id limit 999`.execute(database().db);
    const reply = await desk.add([line(2, 1, undefined), line(3, 1, undefined)]);
    expect(reply.datos?.resultados.map(({ resultado }) => resultado)).toEqual(['ORDEN_LLENA', 'AGREGADA']);
  });
}, seededShop);

onServer((database) => {
  const { call, article } = withShop(database);

  const devices = async (count: number) => {
    const executive = await anExecutive(database().db);
    const sessions = await Promise.all(Array.from({ length: count }, () => aSession(database().db, executive.account)));
    return sessions.map((session) => aDesk(call(), session));
  };
  const line = { clave: '1', cantidadPedida: 1 };

  test('C068 simultaneous additions from several devices all count, in one order and up to the maximum', async () => {
    const desks = await devices(20);
    const { code, most } = article(3);
    const replies = await Promise.all(desks.map((desk) => desk.add([{ ...line, codigo: code }])));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const order = (await desks[0]?.order())?.datos;
    expect(order?.lineas).toHaveLength(1);
    expect(order?.lineas[0]?.cantidadPedida).toBe(Math.min(20, most));
    expect(replies.reduce((sum, { datos }) => sum + (datos?.resultados[0]?.agregada ?? 0), 0)).toBe(Math.min(20, most));
  });

  test('C068 one request that arrives many times at once is applied once', async () => {
    const desks = await devices(10);
    const key = 'the-very-same-intention';
    const replies = await Promise.all(desks.map((desk) => desk.add([{ ...line, codigo: article(3).code }], key)));
    for (const { datos } of replies) expect(datos).toEqual(replies[0]?.datos);
    expect((await desks[0]?.order())?.datos?.totales.unidades).toBe(1);
  });

  test('C069 of eight devices that change the same version at once one succeeds, and the others get a conflict', async () => {
    const desks = await devices(8);
    const added = (await desks[0]?.add([{ ...line, codigo: article(3).code }]))?.datos;
    const body = { linea: added?.resultados[0]?.linea?.id, version: added?.version };
    const replies = await Promise.all(desks.map((desk, at) => desk.update({ ...body, cantidadPedida: (at % 3) + 1 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
}, seededShop);
