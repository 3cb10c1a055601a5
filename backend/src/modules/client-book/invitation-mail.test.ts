import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { openApp, testConfig } from '../../../test/client.ts';
import { aClientBook } from '../../../test/client-book.ts';
import { anAccount, aSession } from '../../../test/factories.ts';
import { onDatabase } from '../../../test/harness.ts';
import { endLinks, makeLink, readLinkMail, toLinkMail } from '../../../test/links.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { writeInvitationMail } from './invitation-mail.ts';

const password = 'amber-Lantern-77';
const mails = { codigo: 'PUBLICIDAD_CORREO' as const, dado: true };

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  let clock = shopNow();
  beforeAll(() => {
    shop = openApp(database(), { now: () => clock });
  });
  afterAll(() => shop.app.close());

  const { edit, add, read } = aClientBook(database, () => shop.call);
  let made = 0;
  const invite = ({ token }: Executive, client: string, channel: 'mail' | 'link' = 'link') =>
    shop.call<AnswerOf<'inviteClient'>>('POST', '/api/admon-clientes/invitar', { token, body: { client, channel } });
  const tokenOf = (link: string | null | undefined) => link?.split('#')[1] ?? '';
  const linkFor = async (she: Executive, client: string) => tokenOf((await invite(she, client)).datos?.link);
  const open = (invitacion: string) =>
    shop.call<AnswerOf<'checkCredentials'>>('POST', '/api/clientes/validarCredenciales', { body: { invitacion } });
  const begin = (token: string, more: object = {}) => {
    made += 1;
    const body = { ambito: 'cliente', token, claveNueva: password, usuario: `clara.${made}.${token.slice(0, 6)}` };
    return shop.call<AnswerOf<'changePassword'>>('POST', '/api/public/cambiarPassword', {
      body: { ...body, correo: `clara${made}@example.com`, ...more },
      headers: { 'accept-language': 'de' },
    });
  };
  const home = (token: string) =>
    shop.call<AnswerOf<'readClient'>>('GET', '/api/clientes/consultarClienteSesion', { token });
  /** The job's mail for the last invitation, or for an earlier one. */
  const mailFor = (id: string, { invitedAt = clock.toISOString() } = {}) => {
    const links = { create: makeLink, end: endLinks };
    return writeInvitationMail(database().db, { clientId: Number(id), invitedAt }, links, testConfig);
  };
  const tokenIn = (mail: { text: string } | null) => /\/validation\/invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('C003 B033 an invitation leads to a first password, which signs the client in to the client area of this executive', async () => {
    const she = await anExecutive(database().db);
    const client = await add(she, {
      nombre: 'Clara',
      apellidos: 'Ruiz',
      telefono: '+34600111222',
      idioma: 'en',
      consentimientos: [
        { codigo: 'PUBLICIDAD_WHATSAPP', dado: true },
        { codigo: 'TALLAS_SOCIA', dado: true },
        { ...mails, dado: false },
      ],
      tallas: [{ tipo: 'sujetador', talla: '85B' }],
    });
    const invited = await invite(she, client);
    expect(invited).toMatchObject({ status: 200, datos: { outcome: 'ready' } });
    const { link, text } = invited.datos ?? {};
    // The address holds nothing about the client, and its token is in the fragment.
    expect(link).toMatch(/^https?:\/\/[^/]+\/en\/validation\/invitation#[\w-]{32}$/);
    expect(text).toContain(`Hello Clara`);
    expect(text).toContain(link);
    expect(await read(she, client)).toMatchObject({ estado: 'INVITADA', invitada: shopNow().toISOString() });

    const token = tokenOf(link);
    const opened = await open(token);
    expect(opened).toMatchObject({
      status: 200,
      datos: { nombre: 'Clara Ruiz', primerAcceso: true, claveToken: token, pideCorreo: true },
    });
    expect(opened.datos?.socia?.nombre).toBe(
      (await database().db.selectFrom('accounts').select('name').where('id', '=', she.id).executeTakeFirstOrThrow())
        .name,
    );
    // Opening the page does not use the token up.
    expect(await open(token)).toMatchObject({ status: 200 });

    const begun = await begin(token, { usuario: 'Clara.Ruiz', correo: 'clara.ruiz@example.com' });
    expect(begun).toMatchObject({ status: 200, datos: { nombre: 'Clara Ruiz' } });
    const area = await home(begun.datos?.token ?? '');
    expect(area).toMatchObject({
      status: 200,
      datos: { id: client, nombre: 'Clara Ruiz', correo: 'clara.ruiz@example.com', idioma: 'de' },
    });
    // Earlier consents are kept, and belong to the client from now on.
    expect(area.datos?.consentimientos.map(({ codigo, dado }) => [codigo, dado]).toSorted()).toEqual([
      ['PUBLICIDAD_CORREO', false],
      ['PUBLICIDAD_WHATSAPP', true],
      ['TALLAS_SOCIA', true],
    ]);
    expect(area.datos?.tallas).toEqual([{ tipo: 'sujetador', talla: '85B' }]);
    expect(await read(she, client)).toMatchObject({ estado: 'ACTIVA', conAcceso: true, telefono: '+34600111222' });
    expect(
      await shop.call('POST', '/api/clientes/login', { body: { usuario: 'clara.ruiz', clave: password } }),
    ).toMatchObject({ status: 200, datos: { nombre: 'Clara Ruiz' } });
  });

  test('C003 an invitation opens once, and a client with an account is not invited again', async () => {
    const she = await anExecutive(database().db);
    const client = await add(she, { nombre: 'Dora' });
    const token = await linkFor(she, client);
    const both = await Promise.all([begin(token), begin(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await open(token)).toMatchObject({ status: 410, mensaje: 'error.link.used' });
    expect(await begin(token)).toMatchObject({ status: 410, mensaje: 'error.link.used' });
    expect(await invite(she, client)).toMatchObject({ datos: { outcome: 'hasAccount', link: null } });
    expect(
      await database().db.selectFrom('clients').selectAll().where('executive_id', '=', she.id).execute(),
    ).toHaveLength(1);
  });

  test('C003 of two invitations only the later one works', async () => {
    const she = await anExecutive(database().db);
    const client = await add(she, { nombre: 'Elsa' });
    const first = await linkFor(she, client);
    const second = await linkFor(she, client);
    expect(await open(first)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
    expect(await begin(first)).toMatchObject({ status: 410 });
    expect(await begin(second)).toMatchObject({ status: 200 });
    expect(await open(first)).toMatchObject({ status: 410, mensaje: 'error.link.used' });
  });

  test('C003 an invitation runs out after a week', async () => {
    const she = await anExecutive(database().db);
    const client = await add(she, { nombre: 'Fina' });
    const token = await linkFor(she, client);
    const { rows } = await sql<{ days: number }>`
      update link_tokens set expires_at = expires_at - interval '7 days' where client_id = ${Number(client)}
      returning round(extract(epoch from now() - expires_at))::integer as days`.execute(database().db);
    // Seven days minus the week: due now.
    expect(rows[0]?.days).toBeLessThan(60);
    expect(await open(token)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
    expect(await begin(token)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
  });

  test("C003 B033 a blocked or another executive's client cannot be invited; a blocked or removed one's link opens nothing", async () => {
    const [she, other] = [await anExecutive(database().db), await anExecutive(database().db)];
    const client = await add(she, { nombre: 'Gema' });
    expect(await invite(other, client)).toMatchObject({ status: 404 });
    expect(await invite(she, 'none')).toMatchObject({ status: 404 });
    const token = await linkFor(she, client);
    await edit(she, { id: client, estado: 'BLOQUEADA' });
    // The answer is the same as for a stranger's guess.
    const strange = await open('a-guess-of-somebody-else');
    const closed = await open(token);
    expect([closed.status, closed.mensaje]).toEqual([strange.status, strange.mensaje]);
    expect(closed.status).toBe(404);
    expect(await begin(token)).toMatchObject({ status: 404 });
    expect(await invite(she, client)).toMatchObject({ datos: { outcome: 'blocked' } });
    await edit(she, { id: client, estado: 'ACTIVA' });
    expect(await open(token)).toMatchObject({ status: 200 });
    await edit(she, { id: client, estado: 'BORRADA' });
    expect(await open(token)).toMatchObject({ status: 404 });
  });

  test('C003 an invitation of a former executive opens nothing', async () => {
    const she = await anExecutive(database().db);
    const token = await linkFor(she, await add(she, { nombre: 'Hilda' }));
    await database().db.updateTable('accounts').set({ status: 'blocked' }).where('id', '=', she.id).execute();
    expect(await open(token)).toMatchObject({ status: 404 });
    expect(await begin(token)).toMatchObject({ status: 404 });
  });

  test.each([
    ['a taken user name', { usuario: 'taken.name' }, { usuario: 'error.field.taken' }],
    ['a mail address as a user name', { usuario: 'ines@example.com' }, { usuario: 'error.field.characters' }],
    ['a missing mail address', { correo: undefined }, { correo: 'error.field.required' }],
    ['the client’s own name as a password', { claveNueva: 'Ines2026' }, { claveNueva: 'error.field.weak' }],
    ['a common password', { claveNueva: 'iloveyou12' }, { claveNueva: 'error.field.weak' }],
    ['a missing user name', { usuario: undefined, correo: undefined }, { usuario: 'error.field.required' }],
  ])('C003 C026 %s is refused at its field, and the invitation stays valid', async (_, wrong, campos) => {
    const she = await anExecutive(database().db);
    await anAccount(database().db, { role: 'ROLE_C', username: `Taken.Name` }).catch(() => {});
    const token = await linkFor(she, await add(she, { nombre: 'Ines' }));
    expect(await begin(token, wrong)).toMatchObject({ status: 422, campos });
    expect(await begin(token)).toMatchObject({ status: 200 });
  });

  describe('by mail', () => {
    const aFriend = (she: Executive, more: object = {}) =>
      add(she, { nombre: 'Julia', correo: `julia.${she.id.slice(0, 8)}@example.com`, idioma: 'de', ...more });

    test('C003 B033 goes to clients who agreed to mails, names the executive, and confirms the address it was sent to', async () => {
      const she = await anExecutive(database().db);
      const client = await aFriend(she, { consentimientos: [mails] });
      expect(await invite(she, client, 'mail')).toMatchObject({ datos: { outcome: 'sent', link: null } });
      expect(shop.sent.at(-1)).toMatchObject({
        kind: 'account-mail',
        payload: { about: 'invitation', clientId: Number(client), invitedAt: clock.toISOString() },
      });
      const mail = await mailFor(client);
      expect(mail).toMatchObject({ to: `julia.${she.id.slice(0, 8)}@example.com`, locale: 'de' });
      expect(mail?.text).toContain('/de/validation/no-mail#');
      expect(mail?.text).toContain('/de/validation/invitation#');
      const token = tokenIn(mail);
      expect(await open(token)).toMatchObject({ datos: { pideCorreo: false } });
      // The address that the mail reached is confirmed; another one typed beside it is not.
      const begun = await begin(token, { correo: 'other@example.com' });
      expect((await home(begun.datos?.token ?? '')).datos?.correo).toBe(mail?.to);
      expect(await mailFor(client)).toBeNull();
    });

    test('B033 no mail goes without an address or consent, and a third one in a row to the same client is refused', async () => {
      const she = await anExecutive(database().db);
      const sent = shop.sent.length;
      expect(await invite(she, await aFriend(she), 'mail')).toMatchObject({ datos: { outcome: 'noConsent' } });
      expect(await invite(she, await add(she, { nombre: 'Kira', consentimientos: [mails] }), 'mail')).toMatchObject({
        datos: { outcome: 'noAddress' },
      });
      expect(shop.sent).toHaveLength(sent);
      const client = await add(she, { nombre: 'Lola', correo: 'lola@example.com', consentimientos: [mails] });
      for (const said of ['sent', 'sent', 'wait'])
        expect(await invite(she, client, 'mail')).toMatchObject({ datos: { outcome: said } });
      // A refusal also stops a mail that is already queued.
      await edit(she, { id: client, consentimientos: [{ ...mails, dado: false }] });
      expect(await mailFor(client)).toBeNull();
    });

    test('C003 an invitation sent to a since corrected address opens nothing', async () => {
      const she = await anExecutive(database().db);
      const client = await aFriend(she, { consentimientos: [mails] });
      await invite(she, client, 'mail');
      const mail = await mailFor(client);
      const token = tokenIn(mail);
      await edit(she, { id: client, correo: mail?.to.toUpperCase() ?? '' });
      expect(await open(token)).toMatchObject({ status: 200 });
      await edit(she, { id: client, correo: `right.${mail?.to}` });
      expect(await open(token)).toMatchObject({ status: 404 });
      expect(await begin(token)).toMatchObject({ status: 404 });
      const right = tokenIn(await mailFor(client));
      expect(await open(right)).toMatchObject({ status: 200 });
      await edit(she, { id: client, correo: null });
      expect(await open(right)).toMatchObject({ status: 404 });
    });

    test('C003 of mails written late or twice only the last link works, and none after a link by hand', async () => {
      const she = await anExecutive(database().db);
      const client = await aFriend(she, { consentimientos: [mails] });
      const press = async (channel: 'mail' | 'link') => {
        clock = new Date(clock.getTime() + 1000);
        const { datos } = await invite(she, client, channel);
        return { invitedAt: clock.toISOString(), token: tokenOf(datos?.link) };
      };
      const first = await press('mail');
      const second = await press('mail');
      const written = tokenIn(await mailFor(client, second));
      // Its mail was not sent, and the job runs again.
      const again = tokenIn(await mailFor(client, second));
      expect(await open(written)).toMatchObject({ status: 410, mensaje: 'error.link.expired' });
      expect(await mailFor(client, first)).toBeNull();
      expect(await open(again)).toMatchObject({ status: 200 });
      const byHand = await press('link');
      expect(await mailFor(client, second)).toBeNull();
      expect(await open(again)).toMatchObject({ status: 410 });
      expect(await open(byHand.token)).toMatchObject({ status: 200 });
    });

    test('C003 an address typed by the client counts only after its mailed link was pressed', async () => {
      const { db } = database();
      const she = await anExecutive(db);
      const pia = { nombre: 'Pia', correo: `pia.${she.id}@example.com`, consentimientos: [mails] };
      const [byHand, byMail] = [await aFriend(she), await aFriend(she, pia)];
      const confirmed = async (id: string) =>
        db
          .selectFrom('accounts as a')
          .innerJoin('client_book as b', 'b.account_id', 'a.id')
          .select(['a.id', 'a.email_confirmed'])
          .where('b.id', '=', Number(id))
          .executeTakeFirstOrThrow();
      await begin(await linkFor(she, byHand));
      await invite(she, byMail, 'mail');
      await begin(tokenIn(await mailFor(byMail)));
      const account = await confirmed(byHand);
      expect([account.email_confirmed, (await confirmed(byMail)).email_confirmed]).toEqual([false, true]);
      await db
        .insertInto('consents')
        .values({ account_id: account.id, name: 'PUBLICIDAD_CORREO', given: true, terms: '1', at: shopNow() })
        .execute();
      const write = () =>
        shop.call<AnswerOf<'sendMessage'>>('POST', '/api/admon-clientes/enviarMensaje', {
          token: she.token,
          body: { clientes: [byHand], tipo: 'MENSAJE', canal: 'CORREO', vistaPrevia: false, mensaje: 'Hola.' },
          headers: { 'idempotency-key': crypto.randomUUID() },
        });
      expect((await write()).datos?.resultados).toMatchObject([{ resultado: 'SIN_DIRECCION' }]);
      const news = { about: 'recovery', realm: 'client', locale: 'es' } as const;
      const { username } = await db
        .selectFrom('accounts')
        .select('username')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      const mail = await readLinkMail(db, { ...news, user: username });
      if (mail?.kind !== 'recovery') throw new Error('nothing was written');
      const { text } = toLinkMail(mail, 'https://shop.example');
      expect(text).toMatch(/^Hola:\n/);
      expect(text).not.toContain('Julia');
      const body = { ambito: 'cliente', token: mail.token, claveNueva: 'copper-Meadow-31' };
      expect(await shop.call('POST', '/api/public/cambiarPassword', { body })).toMatchObject({ status: 200 });
      expect((await confirmed(byHand)).email_confirmed).toBe(true);
      expect((await write()).datos?.resultados).toMatchObject([{ resultado: 'ENVIADO' }]);
    });

    test('C003 an address that already has an account is mailed like any other, and the answer does not say so', async () => {
      const she = await anExecutive(database().db);
      const known = await anAccount(database().db, { role: 'ROLE_C', username: 'mona.known@example.com' });
      const client = await add(she, { nombre: 'Mona', correo: known.username, consentimientos: [mails] });
      expect(await invite(she, client, 'mail')).toMatchObject({ datos: { outcome: 'sent' } });
      expect(await mailFor(client)).toMatchObject({ to: known.username });
    });
  });

  test('C003 trying user names on one invitation is stopped after ten', async () => {
    const { db } = database();
    const she = await anExecutive(db);
    await anAccount(db, { role: 'ROLE_C', username: 'tried.name' });
    const token = await linkFor(she, await add(she, { nombre: 'Rosa' }));
    for (let tries = 0; tries < 10; tries += 1)
      expect(await begin(token, { usuario: 'tried.name' })).toMatchObject({ status: 422 });
    expect((await begin(token)).status).toBe(429);
    expect((await begin(await linkFor(she, await add(she, { nombre: 'Sara' })))).status).toBe(200);
  });

  test('C024 an invitation cannot be used as a password reset link, nor the reverse', async () => {
    const she = await anExecutive(database().db);
    const token = await linkFor(she, await add(she, { nombre: 'Nora' }));
    expect(await shop.call('POST', '/api/public/validarRecordarContrasena', { body: { token } })).toMatchObject({
      status: 404,
    });
    const lost = await makeLink(database().db, { accountId: she.id }, 60);
    expect(await open(lost)).toMatchObject({ status: 404 });
    expect(await begin(lost)).toMatchObject({ status: 404 });
    expect(await begin(token, { ambito: 'socia' })).toMatchObject({ status: 404 });
  });

  describe("a client's password change", () => {
    const check = (usuario: string, clave: string) =>
      shop.call<AnswerOf<'checkCredentials'>>('POST', '/api/clientes/validarCredenciales', {
        body: { usuario, clave },
      });
    const aClient = async (she: Executive, passchanged: 'S' | 'N') => {
      const account = await anAccount(database().db, { role: 'ROLE_C', passchanged });
      await database()
        .db.insertInto('clients')
        .values({ account_id: account.id, executive_id: she.id, phone: null })
        .execute();
      return account;
    };

    test('C003 says whose password it is; no session begins, and a first password may be changed', async () => {
      const she = await anExecutive(database().db);
      const own = await aClient(she, 'S');
      expect(await check(own.username, own.password)).toMatchObject({
        status: 200,
        datos: { nombre: own.name, primerAcceso: false, claveToken: null },
      });
      const sessions = database().db.selectFrom('sessions').select('id').where('account_id', '=', own.id);
      expect(await sessions.execute()).toEqual([]);
      const first = await aClient(she, 'N');
      const { datos } = await check(first.username, first.password);
      expect(datos?.primerAcceso).toBe(true);
      const body = { ambito: 'cliente', token: datos?.claveToken, claveNueva: password };
      expect(await shop.call('POST', '/api/public/cambiarPassword', { body })).toMatchObject({ status: 200 });
      expect(await check(first.username, password)).toMatchObject({ datos: { primerAcceso: false } });
    });

    test("C003 S01 a wrong password, an executive's and an unknown user are refused alike", async () => {
      const she = await anExecutive(database().db);
      const own = await aClient(she, 'S');
      const staff = await anAccount(database().db);
      for (const [user, typed] of [
        [own.username, 'wrong-Harbour-1'],
        [staff.username, staff.password],
        ['nobody.at.all', 'wrong-Harbour-1'],
      ] as const)
        expect(await check(user, typed)).toMatchObject({ status: 401, mensaje: 'error.badCredentials', datos: null });
    });

    test('C003 guesses are throttled as at sign-in, with the same count', async () => {
      const own = await aClient(await anExecutive(database().db), 'S');
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await check(own.username, 'wrong-Harbour-1')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect(
        await shop.call('POST', '/api/clientes/login', { body: { usuario: own.username, clave: own.password } }),
      ).toMatchObject({ status: 429 });
    });
  });

  test('P02 an advisor who acts for an executive can invite by mail only', async () => {
    const she = await anExecutive(database().db);
    const advisor = await anAccount(database().db, { role: 'ROLE_T' });
    const own = await aSession(database().db, advisor);
    const account = { ...advisor, id: she.id, role: 'ROLE_W' as const };
    const acting = await aSession(database().db, account, { actorSessionId: own.id });
    const client = await add(she, { nombre: 'Olga', correo: 'olga@example.com', consentimientos: [mails] });
    expect(await invite({ ...she, token: acting.token }, client, 'mail')).toMatchObject({
      datos: { outcome: 'sent' },
    });
    // A link handed over would come back to the advisor, who could open it and pose as the client.
    expect(await invite({ ...she, token: acting.token }, client)).toMatchObject({ status: 403, datos: null });
    expect(await invite({ ...she, token: own.token }, client, 'mail')).toMatchObject({ status: 403 });
  });
}, seededShop);
