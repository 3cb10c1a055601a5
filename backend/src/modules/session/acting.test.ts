import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { orderStates } from 'contract/codes.ts';
import { roles } from 'contract/public-codes.ts';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { type Client, openApp } from '../../../test/client.ts';
import { anAccount, aSession, assign } from '../../../test/factories.ts';
import { withDatabase } from '../../../test/harness.ts';
import { aDesk, anExecutive, listStocked } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

const database = withDatabase(seededShop);
let call: Client;
let close = async () => {};
let code = '';
beforeAll(async () => {
  const opened = openApp(database(), { now: shopNow });
  call = opened.call;
  close = async () => {
    await opened.app.close();
  };
  code = (await listStocked(database().db, 12, 1))[0]?.code ?? '';
});
afterAll(() => close());

const reason = 'She asked on the phone';

/** An advisor with an executive to look after, and another advisor's executive. */
async function aTeam() {
  const { db } = database();
  const advisor = await anAccount(db, { role: roles.advisor });
  const session = await aSession(db, advisor);
  const [hers, others] = [await anExecutive(db), await anExecutive(db)];
  await assign(db, advisor.id, hers.id);
  const codeOf = async (id: string) =>
    (await db.selectFrom('executives').select('code').where('account_id', '=', id).executeTakeFirstOrThrow()).code;
  const act = (socia: string, token = session.token, motivo = reason) =>
    call<AnswerOf<'actAsExecutive'>>('POST', '/api/asesora/loguinAsSocia', { token, body: { socia, motivo } });
  const search = (body: object, token = session.token) =>
    call<AnswerOf<'searchExecutives'>>('POST', '/api/asesora/buscarSocias', { token, body });
  const profile = (token: string) =>
    call<AnswerOf<'readExecutive'>>('GET', '/api/socia/consultarSociaSesion', { token });
  return {
    advisor,
    session,
    hers,
    others,
    codes: [await codeOf(hers.id), await codeOf(others.id)],
    act,
    search,
    profile,
  };
}

const signOut = (token: string) =>
  call<{ cerradas: number }>('GET', '/api/public/logoutApp?ambito=socia&todas=S', { token });

describe('acting as an executive', () => {
  test('C081 N07 an advisor acts for thirty minutes under both names, and the executive reads who and why', async () => {
    const { advisor, hers, codes, act, profile } = await aTeam();
    const { status, datos } = await act(codes[0]?.toLowerCase() ?? '');
    expect([status, datos?.socia.id, datos?.nombre]).toEqual([200, codes[0], hers.account.name]);
    const claims = decodeJwt(datos?.token ?? '');
    const until = Date.parse(datos?.hasta ?? '') / 1000;
    expect(claims).toMatchObject({ sub: hers.id, role: 'ROLE_W', exp: Math.floor(until), actor: { sub: advisor.id } });
    expect(until - Number(claims.iat)).toBeGreaterThan(29 * 60);
    expect(until - Number(claims.iat)).toBeLessThanOrEqual(30 * 60 + 1);

    const desk = aDesk(call, { token: datos?.token ?? '' });
    expect((await desk.addCodes({ [code]: 2 })).status).toBe(200);
    await call('GET', '/api/asesora/cancelarOrden', { token: desk.token });
    const told = await profile(hers.token);
    expect(told.datos?.actuaciones).toMatchObject([{ asesora: advisor.name, motivo: reason, hasta: datos?.hasta }]);
    const actions = told.datos?.actuaciones[0]?.hechos.map(({ clave }) => clave);
    expect(actions).toEqual(['deed.addLines', 'deed.cancelOrder']);
    expect(told.datos).toMatchObject({ actuando: null, asesora: { nombre: advisor.name } });
    expect((await profile(desk.token)).datos?.actuando?.asesora).toBe(advisor.name);
  });

  test("C081 P02 nobody acts as another advisor's executive, as an unknown one, or without a reason", async () => {
    const { codes, others, act, profile } = await aTeam();
    await assign(database().db, (await anAccount(database().db, { role: roles.advisor })).id, others.id);
    expect((await act(codes[1] ?? '')).status).toBe(404);
    expect((await act('E0')).status).toBe(404);
    expect((await act(codes[0] ?? '', undefined, 'why')).status).toBe(422);
    expect((await profile(others.token)).datos?.actuaciones).toEqual([]);
  });

  test('C081 N07 acting shortens the session of an advisor who stays signed in to at most twelve hours', async () => {
    const { db } = database();
    const { session, codes, act } = await aTeam();
    await db
      .updateTable('sessions')
      .set({ stays: true, expires_at: sql`now() + interval '30 days'` })
      .where('id', '=', session.id)
      .execute();
    const minutesOf = (token = '') => {
      const { iat = 0, exp = 0 } = decodeJwt(token);
      return (exp - iat) / 60;
    };
    expect(minutesOf((await act(codes[0] ?? '')).datos?.token)).toBeLessThanOrEqual(30);
    const again = await call<{ token: string }>('POST', '/api/refreshToken', {
      token: session.token,
      body: { ambito: 'socia' },
    });
    expect(minutesOf(again.datos?.token)).toBe(30);
    const { expires_at } = await db
      .selectFrom('sessions')
      .select('expires_at')
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(12 * 3_600_000);
  });

  test('C081 an advisor acts as one at a time: a second acting ends the first, and none begins within another', async () => {
    const { hers, others, advisor, codes, act, profile } = await aTeam();
    const first = (await act(codes[0] ?? '')).datos?.token ?? '';
    expect((await act(codes[0] ?? '', first)).status).toBe(403);
    await assign(database().db, advisor.id, others.id);
    const second = (await act(codes[1] ?? '')).datos?.token ?? '';
    expect([(await profile(first)).status, (await profile(second)).status]).toEqual([401, 200]);
    const [told] = (await profile(hers.token)).datos?.actuaciones ?? [];
    expect(Date.parse(told?.hasta ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  test('C049 P02 the advisor ends the acting and stays signed in; signing out ends both', async () => {
    const { session, codes, act, search, profile } = await aTeam();
    const token = (await act(codes[0] ?? '')).datos?.token ?? '';
    expect((await signOut(token)).datos?.cerradas).toBe(1);
    expect([(await profile(token)).status, (await search({})).status]).toEqual([401, 200]);
    const again = (await act(codes[0] ?? '')).datos?.token ?? '';
    await signOut(session.token);
    expect((await profile(again)).status).toBe(401);
  });

  test('S01 an advisor can act for an executive with a first password, but not change it', async () => {
    const { hers, codes, act, profile } = await aTeam();
    await database().db.updateTable('accounts').set({ passchanged: 'N' }).where('id', '=', hers.id).execute();
    const token = (await act(codes[0] ?? '')).datos?.token ?? '';
    expect((await profile(token)).status).toBe(200);
    const body = { ambito: 'socia', claveActual: hers.account.password, claveNueva: 'Another-One-2026' };
    expect((await call('POST', '/api/public/cambiarPassword', { token, body })).status).toBe(403);
  });
});

describe('finding an executive', () => {
  const found = (reply: { datos: AnswerOf<'searchExecutives'> | null }) =>
    reply.datos?.elementos.map(({ codigo }) => codigo);

  test('C080 R10 an advisor finds the advised executive by name, code, alias and town, and none of the others', async () => {
    const { hers, codes, search } = await aTeam();
    const [own = '', foreign = ''] = codes;
    for (const body of [
      {},
      { texto: own.toLowerCase() },
      { texto: hers.account.name.slice(1, 5).toUpperCase() },
      { texto: `t${hers.id.slice(0, 8)}` },
      { localidad: 'valen', pais: 'ES' },
    ])
      expect(found(await search(body))).toEqual([own]);
    for (const body of [
      { texto: foreign },
      { localidad: 'alen' },
      { pais: 'DE' },
      { texto: '%' },
      { soloConAvisos: true },
    ])
      expect(found(await search(body))).toEqual([]);
  });

  test('C080 by the state of the order, and by a need for help', async () => {
    const { hers, codes, search } = await aTeam();
    await aDesk(call, hers).addCodes({ [code]: 3 });
    const [own] = codes;
    expect(found(await search({ estadoOrden: orderStates.pending }))).toEqual([]);
    const inHand = await search({ estadoOrden: orderStates.draft });
    expect(inHand.datos?.elementos).toMatchObject([{ codigo: own, orden: { estado: 'BORRADOR', unidades: 3 } }]);
    const number = `T${hers.id.slice(0, 8).toUpperCase()}`;
    await sql`
      insert into orders (number, executive_id, campaign_code, state, confirmed_at, changed_at, units, points,
        total_cents, totals, shipping, terms_version, locale)
      select ${number}, ${hers.id}, campaign_code, 'PENDIENTE', ${shopNow()}, now() + interval '1 day', 4, 4, 9000,
        totals, shipping, terms_version, locale
      from orders where number = 'V26-004577'`.execute(database().db);
    const { datos } = await search({ soloConAvisos: true });
    expect(datos?.elementos).toMatchObject([
      {
        codigo: own,
        orden: { numero: number, unidades: 4, total: 90 },
        avisos: [{ clave: 'advisor.remark.waitingForPayment', valores: { orden: number } }],
      },
    ]);
  });

  test("C080 an executive with a client's request close to expiry needs help", async () => {
    const { hers, codes, search } = await aTeam();
    const ask = (hours: number, state: string) =>
      sql`
      with client as (
        insert into client_book (executive_id, name) values (${hers.id}, ${`Client ${hours} ${state}`}) returning id
      )
      insert into requests (executive_id, client_id, state, created_at, answer_by)
      select ${hers.id}, id, ${state}, ${shopNow()}, ${shopNow()}::timestamptz + make_interval(hours => ${hours})
      from client`.execute(database().db);
    await ask(20, 'NUEVA');
    await ask(5, 'ESPERA_CLIENTE');
    expect(found(await search({ soloConAvisos: true }))).toEqual([]);
    await ask(5, 'NUEVA');
    expect((await search({ soloConAvisos: true })).datos?.elementos).toMatchObject([
      { codigo: codes[0], avisos: [{ clave: 'advisor.remark.requestExpiring' }] },
    ]);
  });
});
