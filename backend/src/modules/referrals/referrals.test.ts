import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { openApp } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { writeReferralMail } from './referral-mail.ts';
import { referralLimit } from './referrals.routes.ts';

const shopUrl = 'https://shop.example';

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let today = shopNow();
  beforeAll(() => {
    shop = openApp(database(), { now: () => today });
  });
  afterAll(() => shop.app.close());

  let made = 0;
  const invite = ({ token }: Executive, more: object = {}) => {
    made += 1;
    const body = {
      canal: 'CORREO',
      correo: `friend${made}@example.com`,
      nombre: 'Rosa',
      idioma: 'de',
      consentimiento: true,
    };
    return shop.call<AnswerOf<'addReferral'>>('POST', '/api/socia/ingresarContacto', {
      token,
      body: { ...body, ...more },
    });
  };
  const list = async ({ token }: Executive, query = '') =>
    (await shop.call<AnswerOf<'listReferrals'>>('GET', `/api/socia/consultarContactos${query}`, { token })).datos;
  const states = async (she: Executive) => (await list(she))?.contactos.elementos.map(({ estado }) => estado);
  const mails = () => shop.sent.flatMap((job) => (job.kind === 'referral-mail' ? [job.payload] : []));
  const lastMail = async () => {
    const job = mails().at(-1);
    return job ? writeReferralMail(database().db, job, shopUrl) : null;
  };

  test("C077 C062 an invitation carries the executive's code, and nothing of the invited person but the address", async () => {
    const she = await anExecutive(database().db);
    await sql`update executives set given_name = 'Lola', family_name = 'Ruiz' where account_id = ${she.id}`.execute(
      database().db,
    );
    const correo = 'rosa.mora@example.com';
    const { datos } = await invite(she, { correo, nombre: 'Gana un premio', mensaje: 'Pulsa ya' });
    expect(datos).toMatchObject({ contacto: { nombre: 'Gana un premio', estado: 'INVITADA', correo, premio: null } });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: correo, locale: 'de' });
    expect(mail?.text).toContain(`${shopUrl}/de/home/catalog-sale-register-here?socia=T${she.id.slice(0, 8)}`);
    expect(mail?.text).toContain('Lola R. lädt Sie ein');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Gana|premio|Pulsa|rosa/i);
    expect(await list(she)).toMatchObject({ premiosGanados: 0, contactos: { total: 1 } });
  });

  test('C077 the same person is one referral and gets one mail, whoever sends the invitation', async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    const before = mails().length;
    await invite(she, { correo: 'same@example.com' });
    await invite(she, { correo: 'SAME@example.com', nombre: 'Rosa Mora' });
    await invite(other, { correo: 'same@example.com' });
    expect(mails().length - before).toBe(1);
    expect((await list(she))?.contactos).toMatchObject({ total: 1, elementos: [{ nombre: 'Rosa Mora' }] });
    expect(await states(other)).toEqual(['INVITADA']);
  });

  test('C077 an executive gets no invitation, and the answer does not say so', async () => {
    const [she, known] = [await anExecutive(database().db), await anExecutive(database().db)];
    await sql`update accounts set email = 'known@example.com' where id = ${known.id}`.execute(database().db);
    expect((await invite(she, { correo: 'known@example.com' })).datos?.contacto.estado).toBe('INVITADA');
    expect(await lastMail()).toBeNull();
    expect(await states(she)).toEqual(['INVITADA']);
  });

  test('C062 a person who names the executive at registration is a referral, invited or not, also after a first order', async () => {
    const { db } = database();
    const [she, invited, unasked] = [await anExecutive(db), await anExecutive(db), await anExecutive(db)];
    await invite(she, { correo: 'joined@example.com' });
    await sql`update accounts set email = 'joined@example.com' where id = ${invited.id}`.execute(db);
    await sql`update executives set referrer_id = ${she.id} where account_id in (${invited.id}, ${unasked.id})`.execute(
      db,
    );
    expect((await states(she))?.toSorted()).toEqual(['INSCRITA', 'INSCRITA']);
    await sql`
      insert into orders (number, executive_id, campaign_code, state, confirmed_at, units, points, total_cents, totals,
        shipping, terms_version, locale)
      select ${`R${invited.id.slice(0, 8).toUpperCase()}`}, ${invited.id}, campaign_code, 'PAGADA', ${shopNow()}, 1, 1, 1,
        totals, shipping, terms_version, locale
      from orders where number = 'V26-004577'`.execute(db);
    expect((await states(she))?.toSorted()).toEqual(['INSCRITA', 'PRIMER_PEDIDO']);
    expect((await list(she, '?estado=PRIMER_PEDIDO'))?.contactos.total).toBe(1);
    // Of a referral without an invitation the name is shown, and no address.
    const own = (await list(she, '?estado=INSCRITA'))?.contactos.elementos[0];
    expect(own).toMatchObject({ correo: null, telefono: null });
  });

  test('C062 an invitation ends after thirty days', async () => {
    const she = await anExecutive(database().db);
    await invite(she);
    today = new Date(shopNow().getTime() + 31 * 86_400_000);
    expect(await states(she)).toEqual(['VENCIDA']);
    today = shopNow();
  });

  test('C077 V10 invitations are limited, and need the statement that the person agreed', async () => {
    const she = await anExecutive(database().db);
    expect(await invite(she, { consentimiento: false })).toMatchObject({ status: 422 });
    const statuses = [];
    for (let times = 0; times <= referralLimit.max; times += 1) statuses.push((await invite(she)).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  test("C062 P01 another executive's referrals are not visible", async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    await invite(she);
    expect(await states(other)).toEqual([]);
  });
}, seededShop);
