import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { orderStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aBrowser, admit } from '../../../test/office.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { withReferrals } from '../../../test/referrals.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { writePrizeMail } from './prize-mail.ts';

const { cancelled, delivered, pending, returning, sent } = orderStates;

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let now = shopNow();
  const out: ReturnType<typeof openApp>['sent'] = [];
  const { daysAgo, joins, orders, happens, comesTo, settle } = withReferrals(database, out);
  beforeAll(() => {
    shop = openApp(database(), { now: () => now });
  });
  afterAll(() => shop.app.close());

  const list = async ({ token }: Executive) => {
    const { datos } = await shop.call<AnswerOf<'listReferrals'>>('GET', '/api/socia/consultarContactos', { token });
    if (!datos) throw new Error('no answer');
    return datos;
  };
  const prize = async (she: Executive, code = 'RE-1') =>
    (await list(she)).premios?.find(({ codigo }) => codigo === code);
  const rowOf = ({ id }: Executive) =>
    database().db.selectFrom('referral_prizes').select('id').where('executive_id', '=', id).executeTakeFirstOrThrow();
  async function anOffice() {
    await admit(database().db, 'marta');
    const office = aBrowser(() => shop.app);
    await office.signIn('marta');
    return office;
  }
  const told = ({ id }: Executive) =>
    out.flatMap(({ kind, payload }) =>
      kind === 'prize-mail' && payload.executiveId === id ? [`${payload.prizeCode} ${payload.about}`] : [],
    );

  test('C062 F111 a referral counts once the first order is paid, and its prize is earned once', async () => {
    const she = await anExecutive(database().db);
    const rosa = await joins(she);
    const order = await orders(rosa, { state: pending, event: null });
    await settle();
    expect(await prize(she)).toMatchObject({ referidas: 1, cuentan: 0, meses: 6, estado: 'EN_CAMINO', fecha: null });
    await comesTo(order.id, orderStates.paid);
    await happens(order.id, 'pay', 3);
    expect(await prize(she)).toMatchObject({ cuentan: 1 });
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await prize(she)).toMatchObject({ estado: 'GANADO', fecha: daysAgo(3).toISOString() });
    expect(await prize(she, 'RE-3')).toMatchObject({ referidas: 3, cuentan: 1, estado: 'EN_CAMINO' });
    expect(told(she)).toEqual(['RE-1 earned']);
    // A second order, or a second referral that counts, earns the same prize only once.
    await orders(rosa, { days: 2 });
    await orders(await joins(she), { days: 1 });
    await settle();
    expect(told(she)).toEqual(['RE-1 earned']);
    const { premiosGanados, contactos } = await list(she);
    expect(premiosGanados).toBe(1);
    expect(contactos.elementos.map(({ premio }) => premio?.nombre ?? null).sort()).toEqual(['Pañuelo de seda', null]);
    const insert = sql`insert into referral_prizes (executive_id, prize_code, earned_at) values (${she.id}, 'RE-1', now())`;
    await expect(insert.execute(database().db)).rejects.toThrow(/referral_prizes_executive_id_prize_code_key/);
  });

  test.each([
    ['joined before the prize was offered', { joined: 100 }, {}],
    ['ordered after the months allowed', { joined: 85 }, { months: 1 }],
    ['has a cancelled order', {}, { state: cancelled }],
    ['has a cash on delivery order under way', {}, { state: sent, event: 'send' }],
    ['named no executive', { joined: null }, {}],
    ['ordered in another campaign', {}, { only: 'C' }],
  ])(
    'C062 a referral who %s does not count',
    async (_, { joined = 20 }: { joined?: number | null }, {
      months,
      only,
      ...ordered
    }: {
      months?: number;
      only?: string;
      state?: (typeof orderStates)[keyof typeof orderStates];
      event?: string;
    }) => {
      const { db } = database();
      const she = await anExecutive(db);
      const rosa = joined === null ? await anExecutive(db) : await joins(she, joined);
      await sql`update prizes set order_months = coalesce(${months ?? null}, 6), campaign_code = case when ${only ?? null}::text
      is not null then (select code from campaigns order by ends_at desc limit 1) end where code = 'RE-1'`.execute(db);
      await orders(rosa, ordered);
      await settle();
      await sql`update prizes set order_months = 6, campaign_code = null where code = 'RE-1'`.execute(db);
      expect(told(she)).toEqual([]);
    },
  );

  test('C062 F111 a refunded order revokes a prize not handed over yet, and another order earns it again', async () => {
    const she = await anExecutive(database().db);
    const first = await orders(await joins(she));
    await settle();
    // A return may still be refused.
    await comesTo(first.id, returning);
    await settle();
    expect(await prize(she)).toMatchObject({ estado: 'GANADO' });
    await comesTo(first.id, orderStates.refunded);
    await settle();
    expect(await prize(she)).toMatchObject({ estado: 'RETIRADO', cuentan: 0, fecha: shopNow().toISOString() });
    expect((await list(she)).premiosGanados).toBe(0);
    await orders(await joins(she), { days: 1 });
    await settle();
    expect(await prize(she)).toMatchObject({ estado: 'GANADO', fecha: daysAgo(1).toISOString() });
    expect(told(she)).toEqual(['RE-1 earned', 'RE-1 takenBack', 'RE-1 earned']);
  });

  test('F111 a former executive earns nothing, and is not mailed', async () => {
    const { db } = database();
    const she = await anExecutive(db);
    await orders(await joins(she));
    await sql`update executives set state = 'BLOQUEADA' where account_id = ${she.id}`.execute(db);
    await sql`update accounts set email = null where id = ${she.id}`.execute(db);
    await settle();
    expect(told(she)).toEqual([]);
    const news = { executiveId: she.id, prizeCode: 'RE-1', about: 'takenBack' } as const;
    expect(await writePrizeMail(db, news, 'https://shop.example')).toBeNull();
  });

  test('F111 an operator hands a prize over once its orders can no longer be returned, and then it cannot be revoked', async () => {
    const { db } = database();
    const office = await anOffice();
    const she = await anExecutive(db);
    const code = `T${she.id.slice(0, 8)}`;
    const buyer = await joins(she);
    const order = await orders(buyer);
    await settle();
    const { id } = await rowOf(she);
    const page = `/office/prizes/${id}`;
    expect((await office.get('/office/prizes')).text).not.toContain(code);
    await comesTo(order.id, delivered);
    await happens(order.id, 'deliver', 10);
    expect((await office.get('/office')).text).toContain(code);
    // The right of withdrawal has not ended yet.
    expect((await office.get(page)).text).not.toContain('/given');
    expect((await office.get(`${page}/given`)).status).toBe(409);
    now = daysAgo(-20);
    await office.signIn('marta');
    // Charged to an account that has not paid it yet.
    const charge = { executive_id: buyer.id, order_id: order.id, at: now };
    await db
      .insertInto('account_movements')
      .values({ ...charge, kind: 'PEDIDO', cents: 500 })
      .execute();
    expect((await office.get(page)).text).toContain('not paid for yet');
    expect((await office.get(`${page}/given`)).status).toBe(409);
    await db
      .insertInto('account_movements')
      .values({ ...charge, order_id: null, kind: 'PAGO', cents: -500 })
      .execute();
    const { confirm } = await office.press(`${page}/given`, { reason: 'sent by post' });
    expect((await confirm()).to).toBe(`${page}?done=givePrize`);
    expect((await confirm()).status).toBe(409);
    expect((await office.get(page)).text).toContain('sent by post');
    expect((await office.get('/office/prizes')).text).not.toContain(code);
    await comesTo(order.id, orderStates.refunded);
    await settle();
    now = shopNow();
    expect(await prize(she)).toMatchObject({ estado: 'ENTREGADO' });
    expect(told(she)).toEqual(['RE-1 earned']);
  });

  test('F111 the office shows a revoked prize as revoked, and not what is missing for it', async () => {
    const { db } = database();
    const office = await anOffice();
    const she = await anExecutive(db);
    const order = await orders(await joins(she));
    await settle();
    await comesTo(order.id, orderStates.refunded);
    await settle();
    const { id } = await rowOf(she);
    const { text } = await office.get(`/office/prizes/${id}`);
    expect(text).toContain('Taken back, as too few orders count now');
    expect(text).not.toContain('It can’t be sent yet');
  });
}, seededShop);
