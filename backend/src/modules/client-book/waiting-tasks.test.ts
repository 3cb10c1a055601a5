import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { clientRemarks } from 'contract/client-book/message-keys.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aDesk, anExecutive, type Executive, listStocked } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(shopNow().getTime() + days * dayMs);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let now = shopNow();
  beforeAll(() => {
    shop = openApp(database(), { now: () => now });
  });
  afterAll(() => shop.app.close());

  const { edit, add, aSale, list } = aClientBook(database, () => shop.call);
  const waiting = async ({ token }: Executive) =>
    (await shop.call<AnswerOf<'readWaiting'>>('GET', '/api/admon-clientes/pendientes', { token })).datos;
  const reasons = async (she: Executive) => (await waiting(she))?.contacts.map(({ id, reason }) => [id, reason]);
  const ask = (she: Executive, clientId: string, state: string, created: Date, answerBy: Date | null) =>
    sql`insert into requests (executive_id, client_id, state, created_at, answer_by)
      values (${she.id}, ${Number(clientId)}, ${state}, ${created}, ${answerBy})`.execute(database().db);
  const birthday = (days: number) => inDays(days).toISOString().slice(5, 10);

  test('B034 requests that the executive has to answer are counted, with the earliest deadline', async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    const client = await add(she, { nombre: 'Ada' });
    expect(await waiting(she)).toMatchObject({ requests: 0, answerBy: null, toContact: 0, contacts: [] });
    await ask(she, client, 'NUEVA', inDays(-1), inDays(1));
    await ask(she, client, 'NUEVA', inDays(-1), inDays(0.5));
    // Requests that wait for the client, or have just expired, are not the executive's to answer.
    await ask(she, client, 'ESPERA_CLIENTE', inDays(-1), inDays(0.2));
    await ask(she, await add(she, { nombre: 'Eva' }), 'NUEVA', inDays(-3), inDays(-0.1));
    expect(await waiting(she)).toMatchObject({ requests: 2, answerBy: inDays(0.5).toISOString() });
    expect(await waiting(other)).toMatchObject({ requests: 0, contacts: [] });
  });

  test('B034 C044 the order in hand beside the tasks equals the one of its own call', async () => {
    const she = await anExecutive(database().db);
    const desk = aDesk(shop.call, she);
    expect((await waiting(she))?.activeOrder?.orden).toBeNull();
    const [one] = await listStocked(database().db, 5, 1);
    await desk.addCodes({ [one?.code ?? '']: 2 });
    const { datos } = await desk.get<AnswerOf<'readActiveOrder'>>('consultarPedidoActivo');
    expect(datos?.orden).toMatchObject({ unidades: 2 });
    expect((await waiting(she))?.activeOrder).toEqual(datos);
  });

  test('B034 between two campaigns tasks are listed without an order', async () => {
    const she = await anExecutive(database().db);
    now = new Date('2029-01-01T00:00:00Z');
    try {
      const told = await waiting(she);
      expect(told).toMatchObject({ requests: 0, contacts: [] });
      expect(told).not.toHaveProperty('activeOrder');
    } finally {
      now = shopNow();
    }
  });

  test('B034 each client to contact is listed once, with the most important reason and its day', async () => {
    const she = await anExecutive(database().db);
    const lapsed = await add(she, { nombre: 'Bea', cumple: birthday(1) });
    await ask(she, lapsed, 'VENCIDA', inDays(-4), null);
    const celebrates = await add(she, { nombre: 'Carla', cumple: birthday(2) });
    const asksAgain = await add(she, { nombre: 'Dana' });
    await ask(she, asksAgain, 'VENCIDA', inDays(-9), null);
    await ask(she, asksAgain, 'NUEVA', inDays(-1), inDays(1));
    await add(she, { nombre: 'Elena', cumple: birthday(40) });
    expect(await waiting(she)).toMatchObject({
      toContact: 2,
      contacts: [
        { id: lapsed, name: 'Bea', reason: 'asked', day: dayOf(inDays(-4)) },
        { id: celebrates, name: 'Carla', reason: 'birthday', day: dayOf(inDays(2)) },
      ],
    });
    await edit(she, { id: celebrates, estado: 'BLOQUEADA' });
    expect(await reasons(she)).toEqual([[lapsed, 'asked']]);
  });

  test('B034 articles that may run out are listed only for clients who agreed to be written to', async () => {
    const she = await anExecutive(database().db);
    const consentimientos = [{ codigo: 'PUBLICIDAD_WHATSAPP' as const, dado: true }];
    const agreed = await add(she, { nombre: 'Fania', consentimientos });
    const silent = await add(she, { nombre: 'Gala' });
    const once = await add(she, { nombre: 'Hada', consentimientos });
    const later = await add(she, { nombre: 'Iria', consentimientos });
    // Bought every thirty days, last 28 days ago: may be used up in two days.
    for (const client of [agreed, silent]) for (const ago of [88, 58, 28]) await aSale(she, client, { ago });
    await aSale(she, once, { ago: 28 });
    for (const ago of [100, 10]) await aSale(she, later, { ago });
    expect(await waiting(she)).toMatchObject({
      toContact: 1,
      contacts: [{ id: agreed, reason: 'runsOut', day: dayOf(inDays(2)) }],
    });
    await edit(she, { id: agreed, consentimientos: [{ codigo: 'PUBLICIDAD_WHATSAPP', dado: false }] });
    expect(await reasons(she)).toEqual([]);
  });

  test('B034 C083 the book shows exactly the counted clients, in the same order, each with its reason', async () => {
    const she = await anExecutive(database().db);
    const consentimientos = [{ codigo: 'PUBLICIDAD_CORREO' as const, dado: true }];
    const runsOut = await add(she, { nombre: 'Alba', consentimientos });
    for (const ago of [88, 58, 28]) await aSale(she, runsOut, { ago });
    await add(she, { nombre: 'Ada' });
    const celebrates = await add(she, { nombre: 'Zoe', cumple: birthday(2), etiquetas: ['oficina'] });
    const lapsed = await add(she, { nombre: 'Bea' });
    await ask(she, lapsed, 'VENCIDA', inDays(-4), null);

    const asked = await list(she, { orden: 'por-contactar' });
    expect(asked).toMatchObject({ porContactar: 3, clientes: { total: 3 } });
    expect(asked?.clientes.elementos.map(({ id, avisos }) => [id, avisos])).toEqual([
      [lapsed, [{ clave: clientRemarks.asked, valores: { dia: dayOf(inDays(-4)) } }]],
      [celebrates, [{ clave: clientRemarks.birthday, valores: { dia: birthday(2) } }]],
      [runsOut, [{ clave: clientRemarks.runsOut, valores: { dia: dayOf(inDays(2)) } }]],
    ]);
    expect((await reasons(she))?.map(([id]) => id)).toEqual([lapsed, celebrates, runsOut]);
    const narrowed = await list(she, { orden: 'por-contactar', etiqueta: 'oficina' });
    expect(narrowed).toMatchObject({ porContactar: 3, clientes: { total: 1, elementos: [{ id: celebrates }] } });
    expect(await list(she)).toMatchObject({ porContactar: 3, clientes: { total: 4 } });
  });
}, seededShop);
